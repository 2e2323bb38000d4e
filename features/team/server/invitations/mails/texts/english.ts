import type { InvitationTexts } from "./invitation-texts.ts";

export const english: InvitationTexts = {
  roles: {
    owner: "an owner: you may do everything, also change the plan and close the workspace",
    admin: "an admin: you manage people, teams and settings",
    billing: "a billing manager: you work as a member, and manage the plan and its invoices",
    auditor: "an auditor: you read the log and the holds, and change nothing",
    member: "a member: you work with the assistant, and share what you choose",
    guest: "a guest: you see what is shared with you",
  },
  invitation: ({ inviter, inviterAddress, workspace, role, site, email, day }) => ({
    subject: `${inviter} invites you to ${workspace}`,
    title: `${inviter} invites you to ${workspace}`,
    paragraphs: [
      `${inviter} (${inviterAddress}) invites you to the workspace “${workspace}” at ${site}. You would be ${role}.`,
    ],
    messageIntro: `${inviter} writes:`,
    validUntil: `The link works until ${day}. It is for ${email} alone.`,
    button: "See the invitation",
    fallback: "If the button does not work, open this address:",
    closing:
      "If you do not know who invites you, ignore this email or decline on the page. No account is opened without you.",
  }),
};
