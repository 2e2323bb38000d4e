import type { User } from "@supabase/auth-js";
import { isSingleSignOn } from "./is-single-sign-on.ts";

/** Whether a password opens the account: whoever only comes by a provider or single sign-on has none to change. */
export function hasPassword(user: Pick<User, "app_metadata" | "identities">): boolean {
  if (isSingleSignOn(user)) return false;
  return user.identities?.some(({ provider }) => provider === "email" || provider === "phone") ?? true;
}
