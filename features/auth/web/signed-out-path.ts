/** Where whoever signed out without the server is led. */
export const signedOutPath = "/auth/signed-out";

/** While the session is being ended. */
export const isLeavingState = { isLeaving: true };

/** The server could not be told: the session goes on there. */
export const sessionGoesOnState = { doesSessionGoOn: true };

/** Whether the page was opened with this state. */
export function isIn(state: unknown, wanted: object): boolean {
  return typeof state === "object" && state !== null && Object.keys(wanted).every((key) => key in state);
}
