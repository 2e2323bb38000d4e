import type { NavigateFunction } from "react-router";
import { askServer } from "#platform/web/api/reachability.ts";
import { whenNoGuardedPageIsShown } from "./guarded-pages.ts";
import { signOut } from "./sign-out.ts";
import { isLeavingState, sessionGoesOnState, signedOutPath } from "./signed-out-path.ts";

/**
 * Signs out behind a page that says so, since a guard still there would ask to sign in again, and goes to the landing
 * page, which is a document of its own. When the server could not be told, the page says that instead.
 */
export async function leave(navigate: NavigateFunction): Promise<void> {
  await navigate(signedOutPath, { state: isLeavingState });
  await whenNoGuardedPageIsShown();
  const isEnded = await signOut();
  if (isEnded && (await askServer())) return location.assign("/");
  await navigate(signedOutPath, { replace: true, ...(isEnded ? {} : { state: sessionGoesOnState }) });
}
