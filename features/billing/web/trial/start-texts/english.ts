/** Labels of the button that starts a trial, or a sign-up where nothing is sold. */
export const english = { startFreeTrial: "Start Free Trial", signUp: "Sign Up" };

export type StartTexts = typeof english;
