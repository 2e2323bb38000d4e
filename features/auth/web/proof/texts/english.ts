/** Texts of the question for a proof before a change of how somebody signs in. */
export const english = {
  title: "Confirm it's you",
  why: "You signed in more than a day ago. Confirm this change; you won't be asked again today.",
  signInAgain: "You signed in more than a day ago. Sign in again, then repeat this change.",
  signOut: "Sign out",
  password: "Your password",
  appCode: "Six-digit code of your authenticator app",
  messageCode: "Code from the message",
  messageWaits: "This installation sends no email. Ask an admin for the code in the outbox.",
  key: "Your browser will ask for your security key.",
  submit: "Confirm",
  checking: "Checking...",
  wrongPassword: "Incorrect password. Try again.",
  wrongCode: "Incorrect code. Try again.",
  use: {
    password: "Use your password",
    totp: "Use an authenticator app",
    webauthn: "Use a security key",
    message: "Send me a code",
  },
};
