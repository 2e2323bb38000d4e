import type { Ctx } from "#platform/server/context.ts";
import { openSavepoint, releaseSavepoint, rollBackToSavepoint } from "./savepoint.repository.ts";

/**
 * Runs the work and rolls it back to a savepoint unless `isReal`. A request for an unknown person then takes
 * the same statements and time as for a known one.
 */
export async function runOrSimulate(
  ctx: Ctx,
  isReal: boolean,
  perform: () => Promise<unknown>,
): Promise<void> {
  // What was recorded before stays; what is recorded now shares the fate of the work.
  await ctx.storeCollected();
  await openSavepoint(ctx.db);
  await perform();
  await ctx.storeCollected();
  if (isReal) await releaseSavepoint(ctx.db);
  else await rollBackToSavepoint(ctx.db);
}
