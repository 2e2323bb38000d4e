import type { User } from "@supabase/auth-js";

/** The name that a user chose, or else the one that a provider or the company's directory told; empty when none is known. */
export function readUserName({ user_metadata: { name, full_name, custom_claims } }: User): string {
  const told: unknown[] = [name, full_name, custom_claims?.name, custom_claims?.full_name];
  const names = told.filter((found): found is string => typeof found === "string");
  // Whoever emptied the own name has none: what others call them does not come back.
  return names[0] ?? "";
}
