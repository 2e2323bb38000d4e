import type { AuthTexts } from "./auth-texts.ts";

const notice = (subject: string, sentence: string) => () => ({
  subject,
  title: subject,
  paragraphs: [sentence],
});

export const english: AuthTexts = {
  language: "en",
  mails: {
    confirmation: ({ site }) => ({
      subject: "Confirm your email address",
      title: "Confirm your email address",
      paragraphs: [
        `An account was created with this address at ${site}. Confirm that this address is yours.`,
      ],
      button: "Confirm address",
    }),
    invite: ({ site }) => ({
      subject: "You are invited to Adjutant",
      title: "You are invited to Adjutant",
      paragraphs: [`Someone at ${site} invited you. Accept to open your account.`],
      button: "Accept invitation",
    }),
    recovery: ({ site }) => ({
      subject: "Choose a new password",
      title: "Choose a new password",
      paragraphs: [
        `Someone requested a new password for your account at ${site}. Your current password works until you choose a new one.`,
      ],
      button: "Choose a new password",
    }),
    magic_link: ({ site }) => ({
      subject: "Your sign-in link",
      title: "Sign in to Adjutant",
      paragraphs: [`Use this link to sign in to ${site}.`],
      button: "Sign in",
    }),
    email_change_current: ({ email, newEmail }) => ({
      subject: "Confirm the change of your email address",
      title: "Confirm the change of your email address",
      paragraphs: [
        `The email address of your account will change from ${email} to ${newEmail}.`,
        "The change takes effect once both addresses are confirmed.",
      ],
      button: "Confirm the change",
    }),
    email_change_new: ({ email, newEmail }) => ({
      subject: "Confirm your new email address",
      title: "Confirm your new email address",
      paragraphs: [
        email
          ? `The email address of the account ${email} will change to ${newEmail}.`
          : `${newEmail} will become the email address of your account.`,
        "Confirm it only if this account is yours.",
      ],
      button: "Confirm address",
    }),
    reauthentication: ({ site }) => ({
      subject: "Your confirmation code",
      title: "Your confirmation code",
      paragraphs: [`Use this code to confirm a change to your account at ${site}.`],
    }),
    password_changed: notice(
      "Your password was changed",
      "The password of your account was changed. All other devices were signed out.",
    ),
    email_changed: ({ email, newEmail }) => ({
      subject: "Your email address was changed",
      title: "Your email address was changed",
      paragraphs: [
        newEmail
          ? `The email address of your account was changed from ${email} to ${newEmail}.`
          : "The email address of your account was changed.",
      ],
    }),
    phone_changed: notice("Your phone number was changed", "The phone number of your account was changed."),
    identity_linked: notice(
      "A sign-in method was linked",
      "A sign-in method was linked to your account. You can now sign in with it.",
    ),
    identity_unlinked: notice(
      "A sign-in method was unlinked",
      "A sign-in method was removed from your account. You can no longer sign in with it.",
    ),
    factor_enrolled: notice(
      "A two-step verification method was added",
      "A two-step verification method was added to your account. You will be asked for it when you sign in.",
    ),
    factor_unenrolled: notice(
      "A two-step verification method was removed",
      "A two-step verification method was removed from your account. You will no longer be asked for it when you sign in.",
    ),
    factor_changed: notice(
      "A two-step verification method was changed",
      "Two-step verification codes for your account now go to a different phone number.",
    ),
    second_step_removed: notice(
      "Two-step verification was turned off",
      "The operator of this installation turned off two-step verification for your account, removed your recovery codes and signed you out everywhere.",
    ),
    recovery_codes_made: notice(
      "New recovery codes were created",
      "Recovery codes were created for your account. Each works once in place of two-step verification. Earlier codes no longer work.",
    ),
    recovery_code_used: notice(
      "A recovery code was used",
      "A recovery code was used for two-step verification. It will not work again.",
    ),
    sessions_ended: notice(
      "All other devices were signed out",
      "Your account was signed out on all devices except the current one.",
    ),
    passkey_added: notice(
      "A passkey was added",
      "A passkey was added to your account. You can sign in with it from now on.",
    ),
    passkey_removed: notice(
      "A passkey was removed",
      "A passkey was removed from your account. You can no longer sign in with it.",
    ),
    holder_voided: ({ site, email }) => ({
      subject: "Your account is now yours alone",
      title: "Your account is now yours alone",
      paragraphs: [
        `${email} was confirmed for its account at ${site}. The account was created before that, and someone requested access to it with this address. We cannot tell whether that was you, so we removed everything that could let someone else in.`,
        "We removed the password, two-step verification, recovery codes, passkeys, phone number, linked sign-in methods such as Google, and the name and language of the profile. All other devices were signed out. Conversations and files are still there.",
        "Choose a new password in Settings, under Security, or with “Forgot password?” on the sign-in page. Then set up the rest again.",
      ],
      closing:
        "If you did not confirm this address, choose a new password with “Forgot password?” on the sign-in page. This signs out all other devices.",
    }),
    phone_detached: ({ site }) => ({
      subject: "A phone number was removed from your account",
      title: "A phone number was removed from your account",
      paragraphs: [
        `The phone number of your account at ${site} was never confirmed. Someone who is not signed in to your account has now confirmed it as theirs.`,
        "Nothing else in your account changed. If the number is yours, add it again in Settings.",
      ],
    }),
    session_new_device: notice(
      "A new device signed in",
      "Someone signed in to your account on a new device.",
    ),
    account_closing: ({ site, dueDay }) => ({
      subject: "Your account will be deleted",
      title: `Your account will be deleted on ${dueDay}`,
      paragraphs: [
        "You are signed out everywhere, and the assistant has stopped working for you.",
        `To keep the account, sign in at ${site} before that day and choose “Keep my account”.`,
        "After that day, your conversations, runs and files are permanently erased.",
      ],
      closing:
        "If this wasn't you, sign in, choose “Keep my account”, and set a new password in Settings, under Security.",
    }),
    account_waiting: ({ site }) => ({
      subject: "Your account cannot be deleted yet",
      title: "Your account cannot be deleted yet",
      paragraphs: [
        "Your account was due to be deleted today, but you are the only owner of a workspace with other members.",
        `Ask the operator of ${site} to make one of them an owner. Your account is then deleted automatically.`,
        "To keep the account, sign in and choose “Keep my account”.",
      ],
      closing: "We will not email you about this again until then.",
    }),
    account_kept: ({ site }) => ({
      subject: "Your account will not be deleted",
      title: "Your account will not be deleted",
      paragraphs: [`The deletion of your account at ${site} was cancelled. Nothing is lost.`],
    }),
    account_deleted: ({ site, erasureId }) => ({
      subject: "Your account was deleted",
      title: "Your account was deleted",
      paragraphs: [
        `Your account at ${site} was deleted. Your conversations, runs and files are being erased.`,
        `A signed certificate will say what was erased and what had to be kept. Its number is ${erasureId}. It names nobody: keep the address below if you want it later.`,
      ],
      button: "Open the certificate",
      closing: `This is the last email about this account. If this wasn't you, contact the operator of ${site}.`,
    }),
    archive_asked: ({ site }) => ({
      subject: "Somebody asked for your data",
      title: "Somebody asked for your data",
      paragraphs: [
        `An admin of ${site} asked for an archive of everything that is stored about your account: conversations, files, and the record of what you did. They can download it for 72 hours.`,
        "Who it was, and whether they downloaded it, is in your log under Compliance.",
      ],
      closing: `If you asked for your data, this is the answer. If not, ask the operator of ${site} why.`,
    }),
  },
  texts: {
    confirmation: (code, site) => `${code} confirms your phone number at ${site}.`,
    sign_in: (code, site) => `${code} is your sign-in code for ${site}. Do not share it.`,
    phone_change: (code, site) => `${code} confirms your new phone number at ${site}.`,
    factor: (code, site) => `${code} is your verification code for ${site}. Do not share it.`,
    email_detached: (_, site) =>
      `${site}: someone else confirmed the unconfirmed email address of your account, so it was removed. Nothing else changed. If the address is yours, add it again in Settings.`,
    reauthentication: (code, site) => `${code} is your confirmation code for ${site}. Do not share it.`,
  },
  codeLabel: "Enter this code where you were asked for it:",
  codeOrLinkLabel: "If you are asked for a code instead, enter this one:",
  fallback: "If the button does not work, open this link:",
  validFor: (period) => `Valid for ${period}. Works once.`,
  factors: {
    totp: "Authenticator app",
    phone: "Phone",
    webauthn: "Security key",
    recovery_code: "Recovery codes",
  },
  labels: { when: "When", account: "Account", detail: "What", from: "From" },
  proofClosing: "If you did not request this, ignore this email; nothing will change. Do not forward it.",
  noticeClosing:
    "If this wasn't you, change your password now and sign out all other devices in Settings, under Security.",
};
