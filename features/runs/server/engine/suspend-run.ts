import { crashPoint, type WaitDeclaration } from "#features/tools/server/index.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import { storeProgress } from "./store-progress.ts";

/**
 * Suspends and releases a run until one of `waits` is satisfied. The returned run is still running when there
 * is nothing to wait for: the signal came first, or the person cancelled the run at this moment.
 */
export async function suspendRun(advance: Advance, waits: WaitDeclaration[]): Promise<RunRow> {
  if (waits.length === 0) throw new Error("A run that waits for nothing would wait for ever.");
  await advance.writer.stored();
  const run = await untilDatabaseAnswers(() =>
    storeProgress(advance.system, { run: advance.run, status: "waiting", error: null, waits }),
  );
  await crashPoint("run.suspended");
  return run;
}
