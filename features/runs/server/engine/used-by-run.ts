import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import type { RunLimit } from "../../contract/index.ts";
import { costOfTree } from "../cost-of-tree.repository.ts";
import type { Advance, Journal } from "../run-driver.ts";
import { countToolCalls } from "./count-tool-calls-before.ts";
import { ownPart } from "./hand-over/own-part.ts";
import type { LimitsOfRun } from "./limits-of-run.ts";
import { reachedLimit } from "./reached-limit.ts";
import type { UsedOfLimits } from "./used-of-limits.ts";

/** What a run has used so far, with all of its agents. */
export async function usedByRun(advance: Advance, journal: Journal): Promise<UsedOfLimits> {
  const { servicePool } = advance.system.services;
  return {
    ...usedWithoutCost(advance, journal),
    cost: await untilDatabaseAnswers(() => costOfTree(servicePool, advance.run)),
  };
}

/** The limit that the agent of a run has reached with its own part of it. Only an agent has a limit for its cost. */
export async function limitOfTurn(
  advance: Advance,
  { limits }: { limits: LimitsOfRun },
  journal: Journal,
): Promise<RunLimit | undefined> {
  const all = limits.cost === null ? usedWithoutCost(advance, journal) : await usedByRun(advance, journal);
  const { before, waits } = ownPart(journal.run, journal.waits);
  const own = {
    steps: all.steps - before.steps,
    tool_calls: all.tool_calls - before.tool_calls,
    tokens: all.tokens - before.tokens,
    time: all.time - before.time,
    cost: all.cost - before.cost,
  };
  return reachedLimit(own, limits, waits);
}

function usedWithoutCost({ run, activeMs }: Advance, { steps }: Journal): UsedOfLimits {
  return {
    steps: run.step_count,
    tool_calls: countToolCalls(steps.filter(({ run_id }) => run_id === run.id)),
    tokens: run.input_tokens + run.output_tokens,
    time: activeMs(),
    cost: 0,
  };
}
