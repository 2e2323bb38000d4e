import type { User } from "@supabase/auth-js";

/** Whether a company signs the person in and manages address and password. */
export function isSingleSignOn({ app_metadata: metadata }: Pick<User, "app_metadata">): boolean {
  return metadata.provider?.startsWith("sso:") === true;
}
