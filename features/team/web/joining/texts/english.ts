/** The texts of the pages behind mailed invitations and links. */
export const english = {
  titles: { invitation: "Invitation", link: "Join" },
  loading: "The link could not be checked",
  /** Completes "You would be …" */
  roles: {
    owner: "You can do everything there, and make others owners.",
    admin: "You work there, and manage people, teams and settings.",
    billing: "You work there, and manage plan and invoices.",
    auditor: "You can read the compliance area there, and change nothing.",
    member: "You work there with the assistant, and share what you choose.",
    guest: "You see what is shared with you there.",
  },
  invitation: {
    title: (workspace: string) => `Join ${workspace}`,
    by: (name: string) => `${name} invites you to this workspace.`,
    byNobody: "You have been invited to this workspace.",
    message: (name: string | null) => (name ? `${name} writes:` : "Message:"),
    until: (day: string) => `The invitation is open until ${day}.`,
    forAddress: (email: string) => `It is for ${email}.`,
    accept: "Accept",
    memberTitle: (workspace: string) => `You are a member of ${workspace}`,
    member: "You accepted this invitation already.",
    enter: "Go to this workspace",
    decline: "Decline",
    signIn: "Sign in to accept",
    create: "Create account and join",
    creating: "Creating the account…",
    createLead: (email: string) =>
      `Choose a password to create your account for ${email}. The address is already confirmed.`,
    keepsOwn: "Your own workspace stays as it is. You can switch between the two.",
    otherTitle: "This invitation is for somebody else",
    other: (own: string, invited: string) =>
      `You are signed in as ${own}. The invitation is for ${invited}, and only that account can accept it.`,
    switchAccount: "Sign out and continue",
    stay: "Stay signed in",
    accountExists: "There is already an account for this address. Sign in to accept.",
    passwordField: "Choose a password",
  },
  link: {
    title: (workspace: string) => `Join ${workspace}`,
    lead: "Somebody in this workspace shared this link with you.",
    next: "Sign in or create an account to join.",
    forDomains: "It is for addresses of certain domains. Use the address of your work.",
    join: "Join",
    planTitle: (plan: string) => `The ${plan} plan`,
    planLead: (day: string) => `This link gives your own workspace the plan until ${day}, at no charge.`,
    planNext: "Sign in or create an account to activate it.",
    take: "Activate plan",
    signIn: "Sign in",
    signUp: "Create account",
    as: (email: string) => `You are signed in as ${email}.`,
    switchAccount: "Use another account",
  },
  proof: {
    title: "Confirm your email address first",
    text: (email: string) => `Open the link we sent to ${email}. It brings you back here.`,
    outbox:
      "This installation sends no email. Ask an admin for your confirmation link, which is in the outbox on /dev and brings you back here.",
    resend: "Send it again",
    newLink: "New link",
    wait: (seconds: number) => `Send it again in ${seconds} s`,
  },
  ends: {
    "invitation.not_found": {
      title: "This invitation does not exist",
      text: "The link may be incomplete, or a newer one was sent. Open the latest email or ask for a new invitation.",
    },
    "invitation.expired": {
      title: "This invitation has expired",
      text: "Ask the person who invited you to send it again.",
    },
    "invitation.withdrawn": {
      title: "This invitation was withdrawn",
      text: "If you think this is a mistake, ask the person who invited you.",
    },
    "invitation.declined": {
      title: "You declined this invitation",
      text: "If you change your mind, ask for a new one.",
    },
    "invitation.used": {
      title: "This invitation was already accepted",
      text: "Sign in with the invited address and switch to the workspace at the top of the page.",
    },
    "invitation.membership_ended": {
      title: "This invitation was already used",
      text: "It works once, and the membership that it gave has ended. Ask for a new invitation.",
    },
    "invitation.suspended": {
      title: "Your access to this workspace is suspended",
      text: "Ask one of its owners to let you in again.",
    },
    "invitation.no_seat": {
      title: "This workspace has no free seat",
      text: "We have notified the people who manage its plan. Your invitation stays open, so try again later.",
    },
    "join_link.not_found": {
      title: "This link does not exist",
      text: "It may be incomplete. Ask the person who shared it with you.",
    },
    "join_link.expired": {
      title: "This link has expired",
      text: "Ask the person who shared it with you for a new one.",
    },
    "join_link.withdrawn": {
      title: "This link was withdrawn",
      text: "Ask the person who shared it with you for a new one.",
    },
    "join_link.used_up": {
      title: "This link has reached its limit",
      text: "Ask the person who shared it with you for a new one.",
    },
    "join_link.wrong_domain": {
      title: "This link does not accept your address",
      text: "Sign in with an address that it allows.",
    },
    "join_link.already_member": {
      title: "You are already a member",
      text: "Switch to the workspace at the top of the page.",
    },
    "join_link.suspended": {
      title: "Your access to this workspace is suspended",
      text: "Ask one of its owners to let you in again.",
    },
    "join_link.no_seat": {
      title: "This workspace has no free seat",
      text: "We have notified the people who manage its plan. Keep the link and try again later.",
    },
    "join_link.has_plan": {
      title: "Your workspace already has a plan",
      text: "A link cannot replace a plan. Use it once yours has ended.",
    },
  },
  domains: (domains: string) => `Allowed addresses: ${domains}.`,
  again: "Try again",
  home: "Go to the front page",
  dashboard: "Go to your workspace",
};
