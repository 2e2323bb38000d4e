/** Texts about mailed links and new passwords. */
export const links = {
  reset: {
    title: "Password Reset",
    soon: "Password reset will be available soon. Please contact support. The operator of this installation can give you a link or a new password.",
    emailMissing: "Enter the email of your account, then press Forgot password? again.",
    sent: "If this address has an account, a mail with a link to set a new password is on its way.",
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
    confirmed: "This link was used before; there is nothing left to do.",
    goToDashboard: "Go to Dashboard",
    goToSignIn: "Go to Sign In",
    oldTitle: "This link has expired or was used",
    title: "This link did not work",
    old: "Links work once, and only for a while.",
    enter: "Enter your email for a new one.",
    asking: "Asking...",
    ask: "Ask for a new link",
    send: "Send a new link",
    waits: (address: string) => `If ${address} waits for such a link, a mail with a new one is on its way.`,
    noMail: (address: string) =>
      `This installation sends no mail. If ${address} waits for such a link, its operator finds a new one in the outbox.`,
  },
};
