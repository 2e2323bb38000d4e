import type { WaitDeclaration } from "#features/tools/server/index.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import { storeProgress } from "./store-progress.ts";

/**
 * Lets go of a run until one of `waits` is satisfied. The run that comes back is still running when there is nothing to
 * wait for: what was waited for came first, or the person stopped the run in this moment.
 */
export async function suspendRun(advance: Advance, waits: WaitDeclaration[]): Promise<RunRow> {
  if (waits.length === 0) throw new Error("A run that waits for nothing would wait for ever.");
  await advance.writer.stored();
  return untilDatabaseAnswers(() =>
    storeProgress(advance.system, { run: advance.run, status: "waiting", error: null, waits }),
  );
}
