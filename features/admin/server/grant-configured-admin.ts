import { findUserByEmail } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { grantAdmin } from "./grant-admin.ts";

/**
 * Makes the user with the configured address an admin once the address is confirmed, because anyone could
 * sign up with a foreign address. Returns whether the role is new.
 */
export async function grantConfiguredAdmin(ctx: Ctx, email: string): Promise<boolean> {
  const user = await query(ctx, (inner) => findUserByEmail(inner.db, email.toLowerCase()));
  if (!user?.email_confirmed_at) return false;
  return grantAdmin(ctx, { userId: user.id, by: "setting" });
}
