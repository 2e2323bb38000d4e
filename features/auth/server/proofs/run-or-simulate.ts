import type { Ctx } from "#platform/server/context.ts";
import { keepSinceSavepoint, openSavepoint, undoSinceSavepoint } from "./savepoint.repository.ts";

/**
 * Performs, and undoes it in the database unless `isReal`: so that what is asked for a person who does not exist
 * takes the same statements, and the same time, as for one who does.
 */
export async function runOrSimulate(
  ctx: Ctx,
  isReal: boolean,
  perform: () => Promise<unknown>,
): Promise<void> {
  await openSavepoint(ctx.db);
  await perform();
  if (isReal) await keepSinceSavepoint(ctx.db);
  else await undoSinceSavepoint(ctx.db);
}
