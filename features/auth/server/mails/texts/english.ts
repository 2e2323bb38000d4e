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
      subject: "Confirm your e-mail address",
      title: "Confirm your e-mail address",
      paragraphs: [`An account was created with this address at ${site}. Confirm that the mailbox is yours.`],
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
        `Somebody requested a new password for your account at ${site}. Your current password works until you choose a new one.`,
      ],
      button: "Choose a new password",
    }),
    magic_link: ({ site }) => ({
      subject: "Your sign-in link",
      title: "Sign in to Adjutant",
      paragraphs: [`This signs you in at ${site}, once.`],
      button: "Sign in",
    }),
    email_change_current: ({ email, newEmail }) => ({
      subject: "Confirm the change of your e-mail address",
      title: "Confirm the change of your e-mail address",
      paragraphs: [
        `The address of your account is about to change from ${email} to ${newEmail}.`,
        "The change takes effect when both mailboxes have confirmed it.",
      ],
      button: "Confirm the change",
    }),
    email_change_new: ({ email, newEmail }) => ({
      subject: "Confirm your new e-mail address",
      title: "Confirm your new e-mail address",
      paragraphs: [
        email
          ? `The address of the account of ${email} is about to change to ${newEmail}.`
          : `${newEmail} is to become the address of your account.`,
        "Confirm it only if that account is yours.",
      ],
      button: "Confirm address",
    }),
    reauthentication: ({ site }) => ({
      subject: "Your confirmation code",
      title: "Your confirmation code",
      paragraphs: [`Confirm that it is you who changes your account at ${site}.`],
    }),
    password_changed: notice(
      "Your password was changed",
      "The password of your account was changed. All other devices were signed out.",
    ),
    email_changed: ({ email, newEmail }) => ({
      subject: "Your e-mail address was changed",
      title: "Your e-mail address was changed",
      paragraphs: [
        newEmail
          ? `The address of your account was changed from ${email} to ${newEmail}.`
          : "The e-mail address of your account was changed.",
      ],
    }),
    phone_changed: notice("Your phone number was changed", "The phone number of your account was changed."),
    identity_linked: notice(
      "A sign-in was linked",
      "Another sign-in method was linked to your account. You can sign in with it from now on.",
    ),
    identity_unlinked: notice(
      "A sign-in was unlinked",
      "A sign-in method was removed from your account. You can no longer sign in with it.",
    ),
    factor_enrolled: notice(
      "A second factor was added",
      "A second factor was added to your account. Signing in asks for it from now on.",
    ),
    factor_unenrolled: notice(
      "A second factor was removed",
      "A second factor was removed from your account. Signing in no longer asks for it.",
    ),
    factor_changed: notice(
      "A second factor was changed",
      "The codes of a second factor of your account go to another phone number from now on.",
    ),
    second_step_removed: notice(
      "Your second step was removed",
      "The operator of this installation removed all second factors and recovery codes of your account, and signed you out everywhere. Signing in no longer asks for them.",
    ),
    recovery_codes_made: notice(
      "New recovery codes were made",
      "Recovery codes were made for your account. Each replaces the second factor once. Earlier codes no longer work.",
    ),
    recovery_code_used: notice(
      "A recovery code was used",
      "A recovery code was used in place of the second factor of your account. It does not work again.",
    ),
    sessions_ended: notice(
      "All other devices were signed out",
      "All sessions of your account except the current one were ended.",
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
      subject: "Your account was cleared of earlier ways in",
      title: "Your account is yours alone now",
      paragraphs: [
        `${email} was confirmed for its account at ${site}. Before that, somebody had opened the account, and somebody, who need not be the same, had asked for it with this address. Nobody can tell whether that was you, so nothing stays with which anybody else could come in.`,
        "Gone are: the password, all second factors, recovery codes and passkeys, the phone number, linked sign-ins such as Google, and the name and language of the profile. All other devices were signed out. Conversations and files are still there.",
        "Choose a new password in the settings, under Security, or with “Forgot password” where one signs in. Then set up again what you miss.",
      ],
      closing:
        "Did you not confirm this address? Then choose a new password with “Forgot password”: that ends all other sessions.",
    }),
    phone_detached: ({ site }) => ({
      subject: "A phone number was removed from your account",
      title: "A phone number was removed from your account",
      paragraphs: [
        `The phone number of your account at ${site} had never been confirmed. Now somebody proved that it is theirs, without being signed in to your account.`,
        "Your account stays yours, with everything in it. If the number is yours, add it again in the settings.",
      ],
    }),
    session_new_device: notice(
      "A new device signed in",
      "Your account was opened on a device not seen before.",
    ),
    account_closing: ({ site, dueDay }) => ({
      subject: "Your account will be deleted",
      title: `Your account will be deleted on ${dueDay}`,
      paragraphs: [
        "You are signed out everywhere, and the assistant has stopped working for you.",
        `To keep the account, sign in at ${site} before that day and choose “Keep my account”.`,
        "After that day your conversations, runs and files are erased for good.",
      ],
      closing:
        "Was it not you? Sign in, choose “Keep my account”, and set a new password in the settings, under Security.",
    }),
    account_waiting: ({ site }) => ({
      subject: "Your account cannot be deleted yet",
      title: "Your account cannot be deleted yet",
      paragraphs: [
        "Your account was due to be deleted today. But you are the only owner of a workspace with other members.",
        `Ask the operator of ${site} to make one of them an owner. Your account is then deleted automatically.`,
        "To keep the account, sign in and choose “Keep my account”.",
      ],
      closing: "We will not write to you about this again until then.",
    }),
    account_kept: ({ site }) => ({
      subject: "Your account stays",
      title: "Your account stays",
      paragraphs: [`It is not deleted: nothing of your account at ${site} is lost.`],
    }),
    account_deleted: ({ site }) => ({
      subject: "Your account was deleted",
      title: "Your account was deleted",
      paragraphs: [`Your account at ${site} is gone. Your conversations, runs and files are being erased.`],
      closing: `This is the last mail about this account. Was it not you? Tell the operator of ${site}.`,
    }),
  },
  texts: {
    confirmation: (code, site) => `${code} confirms your phone number at ${site}.`,
    sign_in: (code, site) => `${code} is your sign-in code for ${site}. Do not share it.`,
    phone_change: (code, site) => `${code} confirms your new phone number at ${site}.`,
    factor: (code, site) => `${code} is your second factor for ${site}. Do not share it.`,
    email_detached: (_, site) =>
      `${site}: somebody else proved the unconfirmed e-mail address of your account, so it was removed. The account stays yours. If the address is yours, add it again in the settings.`,
    reauthentication: (code, site) => `${code} is your confirmation code for ${site}. Do not share it.`,
  },
  codeLabel: "Type this code into the program that asked you for it:",
  codeOrLinkLabel: "If a program asks you for a code instead, it is:",
  fallback: "If the button does not work, open this address:",
  validFor: (period) => `Valid for ${period}, once.`,
  factors: {
    totp: "Authenticator app",
    phone: "Phone",
    webauthn: "Security key",
    recovery_code: "Recovery codes",
  },
  labels: { when: "When", account: "Account", detail: "What", from: "From" },
  proofClosing: "You did not request this? Ignore this mail: nothing changes. Do not forward it.",
  noticeClosing:
    "Was it not you? Choose a new password at once and end all other sessions in the settings, under Security.",
};
