import type { NavigateFunction } from "react-router";
import { askServer } from "#platform/web/api/reachability.ts";
import { whenNoGuardedPageIsShown } from "./guarded-pages.ts";
import { signOut } from "./sign-out.ts";
import { isLeavingState, sessionGoesOnState, signedOutPath } from "./signed-out-path.ts";

/**
 * Goes to the public page, and signs out once it is drawn: a guard still there would ask to sign in again. Without the
 * server that page may not be loaded yet; then a page that is takes its place. Only when the server could not be told,
 * that page says so.
 */
export async function leave(navigate: NavigateFunction): Promise<void> {
  const isThere = await askServer();
  await navigate(isThere ? "/" : signedOutPath, { state: isLeavingState });
  await whenNoGuardedPageIsShown();
  const isEnded = await signOut();
  if (!isEnded) await navigate(signedOutPath, { replace: true, state: sessionGoesOnState });
  else if (!isThere) await navigate(signedOutPath, { replace: true });
}
