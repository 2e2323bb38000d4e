import { query } from "#platform/server/command.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { costOfTree } from "../cost-of-tree.repository.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import { listWaits } from "../wait.repository.ts";
import { ownPart } from "./hand-over/own-part.ts";
import { countContinued } from "./limits-of-run.ts";

/** The limit of cost of a run above, towards which the runs below it count. */
export interface CostLimitAbove {
  run: RunRow;
  costMicros: number;
}

/** Whether a run above has reached the limit of its cost, as far as its person let it go on. */
export async function isAboveAtCostLimit(
  { system }: Pick<Advance, "system">,
  above: readonly CostLimitAbove[],
): Promise<boolean> {
  for (const { run, costMicros } of above) {
    const [cost, waits] = await untilDatabaseAnswers(() =>
      Promise.all([
        costOfTree(system.services.servicePool, run),
        query(system, ({ db }) => listWaits(db, run)),
      ]),
    );
    const part = ownPart(run, waits);
    const allowed = costMicros * (1 + countContinued(part.waits, "cost"));
    if (cost - part.before.cost >= allowed) return true;
  }
  return false;
}
