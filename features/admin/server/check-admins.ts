import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { hasUsers, listAdmins } from "./admin.repository.ts";

/** The number of admins, in words. Throws when there are users but no admin. */
export async function checkAdmins(ctx: Ctx): Promise<string> {
  const [admins, isUsed] = await query(ctx, async ({ db }) => [await listAdmins(db), await hasUsers(db)]);
  if (admins.length > 0) return `${admins.length}`;
  if (isUsed) throw new Error("There are users, and none of them is an admin.");
  return "none yet: the link that a start prints makes the first one";
}
