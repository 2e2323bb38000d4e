/** Texts around the forms of the sign-in page. */
export const page = {
  back: "Back to home",
  signIn: "Sign In",
  signUp: "Sign Up",
  signInOrUp: "Sign in or sign up",
  documentTitles: { signIn: "Sign in", signUp: "Sign up" },
  signInTitle: "Sign in to your workspace",
  signUpTitle: "Create your account",
  over: "Your session expired or was ended on another device. Sign in to continue.",
  promise: "14-day free trial, no credit card required, cancel anytime.",
  legal: {
    before: "By continuing, you agree to our",
    terms: "Terms of Service",
    and: "and",
    privacy: "Privacy Policy",
    after: ".",
  },
  aside: {
    label: "What Adjutant is",
    first: "It does the work.",
    second: "It keeps the receipts.",
    lead: "Every action is recorded: who acted, for whom and when. For example:",
    field: "title",
    value: "Untitled → Renewals",
    person: "you",
    note: "An example, not a record of this installation.",
  },
  signedOut: {
    leaving: "Signing out…",
    title: "Signed out on this device",
    goesOn:
      "This device could not reach the server, so your session is still open there. This device can no longer use it. To end it on the server too, sign in when you are online and sign out this session under Security.",
    goToSignIn: "Go to Sign In",
    goHome: "Go Home",
  },
};
