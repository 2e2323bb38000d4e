import type { Ctx } from "../context.ts";

/** Clocks that are further apart are wrong somewhere. */
const mostApartMs = 5 * 60_000;

/**
 * The time by which data is old enough to be deleted: what the clocks of this server and of the database have both reached.
 * Throws, with a warning for operators, when they are minutes apart: no deletion can be taken back. Needs a transaction.
 */
export async function retentionTime(ctx: Ctx): Promise<Date> {
  const before = ctx.now();
  const ofDatabase = await ctx.services.databaseNow(ctx.db);
  const after = ctx.now();
  // The database was asked between the two.
  const apartMs = Math.max(before.getTime() - ofDatabase.getTime(), ofDatabase.getTime() - after.getTime());
  if (apartMs > mostApartMs) {
    const clocks = { server: after.toISOString(), database: ofDatabase.toISOString() };
    ctx.log.warn(clocks, "nothing old is deleted: the clocks of this server and of the database differ");
    throw new Error("The clocks of the server and of the database differ. Nothing was deleted.");
  }
  return new Date(Math.min(ofDatabase.getTime(), after.getTime()));
}
