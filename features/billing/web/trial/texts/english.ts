import { trialMessages } from "../trial-messages.ts";

/** Texts of the trial dialog. */
export const english = {
  title: "Start Free Trial",
  ownTitle: "Choose a plan",
  progress: (place: number, count: number, step: string) => `Step ${place} of ${count}: ${step}`,
  steps: { email: "Email", checkout: "Checkout", password: "Password", linking: "Your plan" },
  ownSteps: { email: "Plan", checkout: "Checkout", password: "Password", linking: "Your plan" },
  plans: {
    forAccount: "For",
    interval: { legend: "Billed", month: "Monthly", year: "Yearly" },
    present: "Your plan",
    trial: (days: number) => `${days} days free`,
    choose: (name: string) => `Choose ${name}`,
    trialPromise: "A trial needs no credit card. One trial per person and workspace. Cancel anytime.",
    promise: "Cancel anytime.",
  },
  email: {
    label: "Email",
    placeholder: "name@company.com",
    hint: "Enter your email to continue.",
    tooLong: (most: number) => `Use at most ${most} characters.`,
    noAddress: "Enter an email address such as name@company.com.",
    busy: "Opening checkout...",
    submit: "Continue",
    promise: "No credit card required. Cancel anytime.",
    demoInstead: "Or try the demo without an account",
    notSold: "This plan is not sold here yet. Contact the operator of this installation.",
  },
  offer: {
    plan: "plan",
    trial: "free trial",
    days: (count: number) => `${count} days`,
    used: "already used",
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
      "A browser extension may be blocking the checkout. You can pay on the payment service’s own page instead; it brings you back here.",
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
    tooLong: (most: number, characters: number) =>
      `Password must be at most ${most} characters long; this one has ${characters}.`,
    busy: "Creating Account...",
    submit: "Create Account",
  },
  startOver: "Start over with another address",
  linking: "Linking the plan to your workspace...",
  success: "Success!",
  welcome: "Account created successfully! Welcome to Adjutant.",
  signInNext: "Account created successfully! Sign in to continue.",
  planLinked: "The plan is linked to your workspace.",
  planWaits: {
    title: "Your plan is ready",
    message: "Confirm your email address. The plan then starts by itself.",
  },
  accountExists: "If you already have an account, sign in to link this plan. It is kept for you.",
  signInToLink: "Sign in to link this plan",
  tryAgain: "Try Again",
  failures: trialMessages as Readonly<Record<keyof typeof trialMessages, string>>,
  /** Our own texts for refusals, by code. Without one the server's text is shown. */
  refusals: {} as Readonly<Record<string, string>>,
};

export type TrialTexts = typeof english;
