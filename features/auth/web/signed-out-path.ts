/** Page after a sign-out that did not reach the server. */
export const signedOutPath = "/auth/signed-out";

/** While the session is being ended. */
export const isLeavingState = { isLeaving: true };

/** The server was unreachable: the session continues there. */
export const sessionGoesOnState = { doesSessionGoOn: true };

/** Whether the navigation state has these properties. */
export function isIn(state: unknown, wanted: object): boolean {
  return typeof state === "object" && state !== null && Object.keys(wanted).every((key) => key in state);
}
