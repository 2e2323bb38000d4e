import type { User } from "@supabase/auth-js";
import type { Landing } from "./landing.ts";

/** Whether an invitation led here: there is no password yet, and no other device. Known also after a reload. */
export function isFirstPassword(
  landing: Pick<Landing, "type"> | undefined,
  user: Pick<User, "invited_at" | "recovery_sent_at">,
): boolean {
  if (landing) return landing.type === "invite";
  return Boolean(user.invited_at) && !user.recovery_sent_at;
}
