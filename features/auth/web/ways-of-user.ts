import type { User } from "@supabase/auth-js";

/** Whether an organisation signs the person in and manages address and password. */
export function isSingleSignOn({ app_metadata: metadata }: Pick<User, "app_metadata">): boolean {
  return metadata.provider?.startsWith("sso:") === true;
}

/** Whether a password opens the account: whoever only comes by a provider or single sign-on has none to change. */
export function hasPassword(user: Pick<User, "app_metadata" | "identities">): boolean {
  if (isSingleSignOn(user)) return false;
  return user.identities?.some(({ provider }) => provider === "email" || provider === "phone") ?? true;
}
