const endings = new Set([
  "session_not_found",
  "session_expired",
  "refresh_token_not_found",
  "refresh_token_already_used",
  "user_banned",
]);

let isTold = false;
let isOwnAct = false;

/** Notes when the service answers, to a question about the session of this browser, that it is over. */
export function noteEnd(address: string, response: Response): void {
  const isAboutSession = /grant_type=refresh_token|\/user(\?|$)/.test(address);
  if (isAboutSession && endings.has(response.headers.get("x-sb-error-code") ?? "")) isTold = true;
}

/** Says that the person ends the session here; false takes that back. */
export function expectOwnEnd(isExpected: boolean): void {
  isOwnAct = isExpected;
}

/** Whether the session is over without the person having ended it in this browser. */
export function hasEndedElsewhere(): boolean {
  return isTold && !isOwnAct;
}

/** Begins anew with another session. */
export function forgetEnd(): void {
  isTold = false;
  isOwnAct = false;
}
