import type { User } from "@supabase/auth-js";

/** The user's own name, else the one from a provider or directory; empty when unknown. */
export function readUserName({ user_metadata: { name, full_name, custom_claims } }: User): string {
  const told: unknown[] = [name, full_name, custom_claims?.name, custom_claims?.full_name];
  const names = told.filter((found): found is string => typeof found === "string");
  // An emptied own name stays empty: names from others do not come back.
  return names[0] ?? "";
}
