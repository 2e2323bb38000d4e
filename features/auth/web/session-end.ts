const endings = new Set([
  "session_not_found",
  "session_expired",
  "refresh_token_not_found",
  "refresh_token_already_used",
  "user_banned",
  "user_not_found",
]);

let isTold = false;
let isOwnAct = false;

/** Notes a response that this browser's session has ended. */
export function noteEnd(address: string, response: Response): void {
  const isAboutSession = /grant_type=refresh_token|\/user(\?|$)/.test(address);
  if (isAboutSession && endings.has(response.headers.get("x-sb-error-code") ?? "")) isTold = true;
}

/** Marks the end of the session as the person's own act in this browser; false unmarks it. */
export function expectOwnEnd(isExpected: boolean): void {
  isOwnAct = isExpected;
}

/** Whether the session ended without an act of the person in this browser. */
export function hasEndedElsewhere(): boolean {
  return isTold && !isOwnAct;
}

/** Resets the notes for another session. */
export function forgetEnd(): void {
  isTold = false;
  isOwnAct = false;
}
