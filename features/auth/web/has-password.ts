import type { User } from "@supabase/auth-js";
import { isSingleSignOn } from "./is-single-sign-on.ts";

/**
 * Whether the account has a password to change. Accounts with only a provider or single sign-on have none.
 */
export function hasPassword(user: Pick<User, "app_metadata" | "identities">): boolean {
  if (isSingleSignOn(user)) return false;
  return user.identities?.some(({ provider }) => provider === "email" || provider === "phone") ?? true;
}
