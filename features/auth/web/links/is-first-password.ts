import type { User } from "@supabase/auth-js";
import type { Landing } from "./landing.ts";

/** Whether the person came by an invitation, without a password and other devices. Survives a reload. */
export function isFirstPassword(
  landing: Pick<Landing, "type"> | undefined,
  user: Pick<User, "invited_at" | "recovery_sent_at">,
): boolean {
  if (landing) return landing.type === "invite";
  return Boolean(user.invited_at) && !user.recovery_sent_at;
}
