import type { NavigateFunction } from "react-router";
import { askServer } from "#platform/web/api/reachability.ts";
import { whenNoGuardedPageIsShown } from "./guarded-pages.ts";
import { signOut } from "./sign-out.ts";
import { signedOutPath } from "./signed-out-path.ts";

/**
 * Goes to the public page, and signs out once it is drawn: a guard still there would ask to sign in again. Without the
 * server that page may not be loaded yet; then a page that is says that the session could not be ended there.
 */
export async function leave(navigate: NavigateFunction): Promise<void> {
  const isThere = await askServer();
  await navigate(isThere ? "/" : signedOutPath, { state: { isLeaving: true } });
  await whenNoGuardedPageIsShown();
  const isEnded = await signOut();
  if (isThere && !isEnded) await navigate(signedOutPath, { replace: true });
}
