/** What a button says that begins a trial, or, where nothing is sold, an account. */
export const english = { startFreeTrial: "Start Free Trial", signUp: "Sign Up" };

export type StartTexts = typeof english;
