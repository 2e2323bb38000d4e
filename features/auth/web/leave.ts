import type { NavigateFunction } from "react-router";
import { askServer } from "#platform/web/api/reachability.ts";
import { whenNoGuardedPageIsShown } from "./guarded-pages.ts";
import { signOut } from "./sign-out.ts";
import { isLeavingState, sessionGoesOnState, signedOutPath } from "./signed-out-path.ts";

/**
 * Signs out on a page without a guard, since a guard would ask to sign in again. Then loads the landing page,
 * a separate document. When the server is unreachable, the page says so instead.
 */
export async function leave(navigate: NavigateFunction): Promise<void> {
  await navigate(signedOutPath, { state: isLeavingState });
  await whenNoGuardedPageIsShown();
  const isEnded = await signOut();
  if (isEnded && (await askServer())) return location.assign("/");
  await navigate(signedOutPath, { replace: true, ...(isEnded ? {} : { state: sessionGoesOnState }) });
}
