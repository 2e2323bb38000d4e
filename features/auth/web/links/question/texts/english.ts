/** Texts of the question about a session that a link brings. */
export const english = {
  signIn: "Sign in with this link?",
  change: "Switch to another account?",
  confirmed: (address: string) =>
    `The email address ${address} is confirmed. There is nothing else to do for that.`,
  present: "You are signed in as",
  offered: "This link signs you in as",
  guest: "a guest without an address",
  caution: "Continue only if you asked for this link. Otherwise you would work in someone else's account.",
  accept: (account: string) => `Continue as ${account}`,
  decline: "Don't sign in",
  stay: (account: string) => `Stay signed in as ${account}`,
};
