import type { User } from "@supabase/auth-js";

/** The name that a user gave themselves; empty when they gave none. */
export function readUserName(user: User): string {
  const name: unknown = user.user_metadata.name;
  return typeof name === "string" ? name : "";
}
