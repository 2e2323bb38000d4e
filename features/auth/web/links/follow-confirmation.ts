import { log } from "#platform/web/log.ts";
import { authClient } from "../auth-client.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";

/** Minimum time between two checks. */
const pauseMs = 60_000;

/**
 * The address may be confirmed on another device. Checks now and when the person returns to the page, at most
 * once a minute; an earlier return is checked at the end of that minute. Returns the function that stops it.
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

/** Asks the service whether the address is confirmed. If so, refreshes the session. */
export async function refreshIfConfirmed(): Promise<boolean> {
  const { data } = await authClient.getUser();
  if (!data.user?.email_confirmed_at) return false;
  await refreshSessionAgain();
  return true;
}
