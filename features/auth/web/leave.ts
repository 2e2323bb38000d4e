import type { NavigateFunction } from "react-router";
import { askServer } from "#platform/web/api/reachability.ts";
import { homeOf } from "#platform/web/language/home-of.ts";
import { readKeptLanguage } from "#platform/web/language/kept-language.ts";
import { whenNoGuardedPageIsShown } from "./guarded-pages.ts";
import { signOut } from "./sign-out.ts";
import { isLeavingState, sessionGoesOnState, signedOutPath } from "./signed-out-path.ts";

/**
 * Signs out on a page without a guard, since a guard would ask to sign in again. Then loads the landing page of
 * the person's language, a separate document; that of another language would replace the stored choice. When the server is unreachable, the page says so instead.
 */
export async function leave(navigate: NavigateFunction): Promise<void> {
  await navigate(signedOutPath, { state: isLeavingState });
  await whenNoGuardedPageIsShown();
  const isEnded = await signOut();
  if (isEnded && (await askServer())) {
    return location.assign(homeOf(readKeptLanguage()));
  }
  await navigate(signedOutPath, { replace: true, ...(isEnded ? {} : { state: sessionGoesOnState }) });
}
