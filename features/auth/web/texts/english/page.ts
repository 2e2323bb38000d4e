/** Texts around the forms of the sign-in page. */
export const page = {
  back: "Back to home",
  signIn: "Sign In",
  signUp: "Sign Up",
  signInOrUp: "Sign in or sign up",
  documentTitles: { signIn: "Sign in", signUp: "Sign up" },
  signInTitle: "Sign in to your workspace",
  signUpTitle: "Create your account",
  over: "Your session on this device was ended elsewhere or has expired. Sign in to continue.",
  promise: "14-day free trial, no credit card required, cancel anytime.",
  legal: {
    before: "By going on you agree to our",
    terms: "Terms of Service",
    and: "and",
    privacy: "Privacy Policy",
    after: ".",
  },
  aside: {
    label: "What Adjutant is",
    first: "It does the work.",
    second: "It keeps the receipts.",
    lead: "Every act is written down with what it did: who acted, for whom and when. It looks like this:",
    field: "title",
    value: "Untitled → Renewals",
    person: "you",
    note: "An example, not a record of this installation.",
  },
  signedOut: {
    leaving: "Signing out…",
    title: "Signed out on this device",
    goesOn:
      "This device could not reach the server, so your session is still open there. Nothing on this device can use it any more. To end it on the server too, sign in when you are online and sign it out under Security.",
    goToSignIn: "Go to Sign In",
    goHome: "Go Home",
  },
};
