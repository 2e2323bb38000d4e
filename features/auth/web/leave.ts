import type { NavigateFunction } from "react-router";
import { whenNoGuardedPageIsShown } from "./guarded-pages.ts";
import { signOut } from "./sign-out.ts";

/** Goes to the public page, and signs out once it is drawn: a guard still there would ask to sign in again. */
export async function leave(navigate: NavigateFunction): Promise<void> {
  await navigate("/");
  await whenNoGuardedPageIsShown();
  await signOut();
}
