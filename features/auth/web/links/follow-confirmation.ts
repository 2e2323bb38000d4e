import { log } from "#platform/web/log.ts";
import { authClient } from "../auth-client.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";

/** Between two looks of somebody who comes and goes. */
const pauseMs = 60_000;

/**
 * The address may be confirmed on the phone while this page waits: looked at now, and when the person comes back; once
 * a minute at most, and at the end of that minute if somebody came back in it. Returns the way to stop.
 */
export function followConfirmation(): () => void {
  let nextAt = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    refreshIfConfirmed().catch((error: unknown) => log.debug("The address was not checked.", error));
  };
  const onReturn = () => {
    if (document.visibilityState !== "visible") return;
    clearTimeout(later);
    const waitMs = nextAt - Date.now();
    if (waitMs > 0) {
      later = setTimeout(onReturn, waitMs);
      return;
    }
    nextAt = Date.now() + pauseMs;
    look();
  };
  look();
  document.addEventListener("visibilitychange", onReturn);
  addEventListener("focus", onReturn);
  return () => {
    clearTimeout(later);
    document.removeEventListener("visibilitychange", onReturn);
    removeEventListener("focus", onReturn);
  };
}

/** Asks the service whether the address is confirmed; the session then learns it. */
export async function refreshIfConfirmed(): Promise<boolean> {
  const { data } = await authClient.getUser();
  if (!data.user?.email_confirmed_at) return false;
  await refreshSessionAgain();
  return true;
}
