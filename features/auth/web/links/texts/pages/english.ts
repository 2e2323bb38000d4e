/** Texts about mailed links and new passwords. */
export const english = {
  reset: {
    title: "Password Reset",
    soon: "Password reset will be available soon. Please contact support. The operator of this installation can give you a link or a new password.",
    emailMissing: "Enter your email, then choose Forgot password? again.",
    sent: "If an account exists for this address, an email with a link to set a new password is on its way.",
  },
  half: {
    oneStepLeft: "One step left",
    otherMailbox: "Now open the link we sent to your other address.",
  },
  alreadyConfirmed: "Your email address is already confirmed",
  nothingLeft: (address: string) =>
    `${address} is confirmed, so there is nothing left to do. The link you opened works no more.`,
  /** The previous holder may be the same person and would miss what was removed. */
  holderVoided: {
    title: "This account is now yours alone",
    message:
      "It was created before this address was confirmed. For your security, we removed its password, two-step verification, passkeys, phone number, linked sign-in methods, name and language, and signed out all other devices. You can set a new password in Settings, under Security.",
  },
  newPassword: {
    title: "Set a new password",
    firstTitle: "Choose a password",
    account: "For the account",
    afterAddress: ".",
    others: "All other devices are signed out.",
    saving: "Saving...",
    submit: "Set Password",
    changed: "Your new password is set. Other devices are signed out.",
    set: "Your password is set.",
  },
  problem: {
    confirmedTitle: "Your email address is confirmed",
    confirmed: "This link was already used. There is nothing left to do.",
    goToDashboard: "Go to Dashboard",
    goToSignIn: "Go to Sign In",
    oldTitle: "This link has expired or was already used",
    title: "This link did not work",
    old: "Links work once and expire after a while.",
    perhapsConfirmed: "If your address is already confirmed, just sign in.",
    enter: "Enter your email for a new one.",
    asking: "Sending...",
    ask: "Request a new link",
    send: "Send a new link",
    waits: (address: string) => `If ${address} is waiting for a link, an email with a new one is on its way.`,
    noMail: (address: string) =>
      `This installation sends no email. If ${address} is waiting for a link, the operator can find a new one in the outbox.`,
  },
};

export type LinkTexts = typeof english;
