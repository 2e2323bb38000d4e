import { trialMessages } from "../trial-messages.ts";

/** Texts of the trial dialog. */
export const english = {
  title: "Start Free Trial",
  ownTitle: "Choose a plan",
  progress: (place: number, count: number, step: string) => `Step ${place} of ${count}: ${step}`,
  steps: { email: "Email", checkout: "Checkout", password: "Password", linking: "Your plan" },
  email: {
    label: "Email",
    placeholder: "name@company.com",
    hint: "Your address is all it takes to go on.",
    ownHint: "The plan belongs to this account.",
    tooLong: (most: number) => `An address has at most ${most} characters.`,
    noAddress: "Write an address such as name@company.com.",
    busy: "Opening checkout...",
    submit: "Continue",
    promise: "No credit card required. Cancel anytime.",
    notSold: "This plan is not sold here yet. Contact the operator of this installation.",
  },
  offer: {
    plan: "plan",
    trial: "free trial",
    days: (count: number) => `${count} days`,
    used: "used already",
    later: "then",
    price: "price",
    a: { month: (price: string) => `${price} a month`, year: (price: string) => `${price} a year` },
    dueToday: "due today",
  },
  checkout: {
    back: "Back",
    trialUsed: (price: string) => `Trial already used; ${price} today.`,
    trialUsedTaxed: (price: string) => `Trial already used; ${price} plus tax today.`,
    blocker:
      "A blocker in the browser may keep the checkout from loading. The payment service has it on a page of its own, too, and leads back from there.",
    opening: "Opening...",
    openPage: "Open the payment page",
  },
  password: {
    ready: "Your plan is ready. Choose a password for",
    afterAddress: ".",
    label: "Password",
    confirm: "Confirm Password",
    hint: "At least 6 characters.",
    mismatch: "Passwords do not match.",
    tooShort: (least: number) => `Password must be at least ${least} characters long.`,
    tooLong: (most: number, bytes: number) =>
      `Password must be at most ${most} bytes long; this one has ${bytes}.`,
    busy: "Creating Account...",
    submit: "Create Account",
  },
  startOver: "Start over with another address",
  linking: "Linking the plan to your workspace...",
  success: "Success!",
  welcome: "Account created successfully! Welcome to Adjutant.",
  signInNext: "Account created successfully! Sign in to go on.",
  planLinked: "The plan is linked to your workspace.",
  accountExists: "If you already have an account, sign in to link this plan. It is kept for you.",
  signInToLink: "Sign in to link this plan",
  tryAgain: "Try Again",
  failures: trialMessages as Readonly<Record<keyof typeof trialMessages, string>>,
  /** Our own texts for refusals, by code. Without one the server's text is shown. */
  refusals: {} as Readonly<Record<string, string>>,
};

export type TrialTexts = typeof english;
