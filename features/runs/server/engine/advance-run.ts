import {
  crashPoint,
  type ToolCallRow,
  type WaitDeclaration,
  withholdResults,
} from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { agentOf } from "../agent-of.ts";
import { findCurrentRole } from "../person.repository.ts";
import { readOrigin } from "../replay/origin.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import { type Ending, type Journal, runDriver } from "../run-driver.ts";
import { runHost } from "../run-host.ts";
import { listSteps } from "../step.repository.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";
import { listWaits } from "../wait.repository.ts";
import { endingOfStop } from "./ending-of-stop.ts";
import { failed } from "./failed.ts";
import type { RunWriter } from "./run-writer.ts";
import { RunLostError, storeProgress } from "./store-progress.ts";

/**
 * Advances a run from its last finished step to its end, or until it waits; it is then released, and true is
 * returned. All decisions come from the journal, so a run of a dead server continues from its stored state.
 */
export async function advanceRun(advance: Advance): Promise<boolean> {
  const takeTurn = await runDriver(advance.run.driver).begin(advance);
  if ("status" in takeTurn) return end(advance, takeTurn);
  // A new run has no journal, and its person was checked a moment ago: no reads before the first word.
  let isFresh = advance.run.attempt === 1 && !advance.run.forked_from_run_id;

  for (;;) {
    if (advance.writer.lost.aborted) throw new RunLostError(advance.run.id);
    const journal = isFresh ? emptyJournal(advance) : await readJournal(advance);
    isFresh = false;
    if (!journal) return end(advance, failed("run.person_inactive"));
    if (journal === "unallowed") return end(advance, { status: "cancelled", error: null });
    if (advance.cancelled.aborted) return end(advance, endingOfStop(advance.cancelled));
    const turn = await takeTurn(journal);
    switch (turn.state) {
      case "advanced":
        advance.run = turn.run;
        break;
      case "waiting": {
        const suspended = await suspendRun(advance, turn.waits);
        if (suspended.status !== "running") return true;
        if (suspended.cancel_requested_at) return end(advance, { status: "cancelled", error: null });
        break;
      }
      case "ended":
        return end(advance, advance.cancelled.aborted ? endingOfStop(advance.cancelled) : turn.ending);
      case "stored":
        return announceEnd(advance.writer, turn.ending);
    }
  }
}

function emptyJournal({ run }: Advance): Journal {
  return { run, steps: [], toolCalls: [], waits: [], hasInputs: false };
}

/**
 * Reads the journal and the person's current rights. Undefined when the person may no longer act in the workspace,
 * `unallowed` when they may no longer have work done where the run works.
 */
function readJournal(advance: Advance): Promise<Journal | "unallowed" | undefined> {
  const { run } = advance;
  return untilDatabaseAnswers(() =>
    query(advance.system, async (ctx) => {
      const { db } = ctx;
      const { mayWork, inputs } = runHost(run.host);
      const [origin, steps, toolCalls, waits, standing, isAllowed = true, hasInputs = false] =
        await Promise.all([
          readOrigin(db, run),
          listSteps(db, run),
          listToolCallsOfRun(db, run),
          listWaits(db, run),
          findCurrentRole(db, run),
          mayWork?.(ctx, run),
          inputs?.areWaiting(ctx, run),
        ]);
      if (!standing) return undefined;
      if (!isAllowed) return "unallowed";
      advance.person = agentOf(advance.system, run, standing.role);
      const begun = await withoutUnreadable(advance.person, origin.toolCalls);
      return {
        ...{ run, waits, hasInputs },
        steps: [...origin.steps, ...steps],
        toolCalls: [...begun, ...toolCalls],
      };
    }),
  );
}

/** Whoever goes on from the answer of somebody else is given no result that they cannot read. */
async function withoutUnreadable(person: Ctx, calls: ToolCallRow[]): Promise<ToolCallRow[]> {
  return calls.length === 0 ? calls : query(person, ({ db }) => withholdResults(db, calls));
}

async function end(advance: Advance, ending: Ending): Promise<false> {
  await advance.writer.stored();
  await untilDatabaseAnswers(() => storeProgress(advance.system, { run: advance.run, ...ending }));
  return announceEnd(advance.writer, ending);
}

async function announceEnd(writer: RunWriter, { status, error }: Ending): Promise<false> {
  writer.append({ type: "run-end", status, ...(error ? { error } : {}) }, true);
  await writer.stored();
  return false;
}

/**
 * Suspends and releases a run until one of `waits` is satisfied. The returned run is still running when there
 * is nothing to wait for: the signal came first, or the person cancelled the run at this moment.
 */
async function suspendRun(advance: Advance, waits: WaitDeclaration[]): Promise<RunRow> {
  if (waits.length === 0) throw new Error("A run that waits for nothing would wait for ever.");
  await advance.writer.stored();
  const run = await untilDatabaseAnswers(() =>
    storeProgress(advance.system, { run: advance.run, status: "waiting", error: null, waits }),
  );
  await crashPoint("run.suspended");
  return run;
}
