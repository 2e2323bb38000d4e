import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { hasUsers, listAdmins } from "./admin.repository.ts";

/** Says how many admins there are; throws when there are people and nobody looks after the installation. */
export async function checkAdmins(ctx: Ctx): Promise<string> {
  const [admins, isUsed] = await query(ctx, async ({ db }) => [await listAdmins(db), await hasUsers(db)]);
  if (admins.length > 0) return `${admins.length}`;
  if (isUsed) throw new Error("There are users, and none of them is an admin.");
  return "none yet: the link that a start prints makes the first one";
}
