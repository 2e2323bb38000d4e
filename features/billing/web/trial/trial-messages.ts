/** What the trial dialog says when something fails, word for word. */
export const trialMessages = {
  keyNotLoaded: "Failed to load Stripe key",
  keyNotConfigured: "Stripe Publishable Key not configured",
  plansNotLoaded: "Failed to load pricing plans",
  noPlan: "No pricing plan found",
  noSecret: "No client secret returned",
  noSession: "Failed to create checkout session",
  stripeNotInitialized: "Failed to initialize Stripe",
  checkoutNotLoaded: "Failed to load checkout",
  noAccount: "Failed to create account",
  /** Only for people who have an account already. */
  notLinked: "Failed to link the plan",
} as const;

export type TrialMessage = (typeof trialMessages)[keyof typeof trialMessages];

/** Which of them a sentence is. */
export function nameOf(message: TrialMessage): keyof typeof trialMessages {
  const known = Object.entries(trialMessages) as [keyof typeof trialMessages, TrialMessage][];
  return known.find(([, sentence]) => sentence === message)?.[0] ?? "noSession";
}
