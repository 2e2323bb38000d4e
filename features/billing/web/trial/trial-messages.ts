/** Error messages of the trial dialog, word for word. */
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
  /** Only for people with an account. */
  notLinked: "Failed to link the plan",
} as const;

export type TrialMessage = (typeof trialMessages)[keyof typeof trialMessages];

/** Key of a message. */
export function nameOf(message: TrialMessage): keyof typeof trialMessages {
  const known = Object.entries(trialMessages) as [keyof typeof trialMessages, TrialMessage][];
  return known.find(([, sentence]) => sentence === message)?.[0] ?? "noSession";
}
