import { executeToolCall, type Refusal, type ToolCallRow } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { findMayAct } from "../person.repository.ts";
import { holdRun } from "../run.repository.ts";
import type { StepRow } from "../step.repository.ts";
import { type ToolCallContent, toolCallsOf } from "../step-content.ts";
import type { Advance } from "./advance-run.ts";
import { RunLostError } from "./store-progress.ts";
import { toolCallRefusal } from "./tool-call-refusal.ts";

/**
 * Carries out `calls`, the open ones of a finished step, side by side, as the person on whose behalf the run acts.
 * Those beyond a limit are refused, one after the other. `before` is how many of earlier steps were carried out.
 */
export async function performToolCalls(
  advance: Advance,
  step: StepRow,
  calls: ToolCallContent[],
  before: number,
): Promise<void> {
  const ids = toolCallsOf(step.content).map(({ toolCallId }) => toolCallId);
  const judged = calls.map((call) => ({
    call,
    refusal: toolCallRefusal(ids.indexOf(call.toolCallId), before),
  }));
  const refuse = async () => {
    for (const { call, refusal } of judged) if (refusal) await perform(advance, step, call, refusal);
  };
  const allowed = judged.filter(({ refusal }) => !refusal);
  const ends = await Promise.allSettled([
    ...allowed.map(({ call }) => perform(advance, step, call)),
    refuse(),
  ]);
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
  await advance.writer.stored();
}

const personInactive: Refusal = {
  code: "tool.person_inactive",
  message: "Not carried out: the person this run works for can no longer act in this workspace.",
  summary: "Not carried out: its person can no longer act in this workspace",
};

async function perform(advance: Advance, step: StepRow, call: ToolCallContent, refusal?: Refusal) {
  const { system, person, run, writer, cancelled } = advance;
  const startedMs = performance.now();
  const requireRun = async (db: Db) => {
    if (writer.lost.aborted || !(await holdRun(db, run))) throw new RunLostError(run.id);
  };
  const row: ToolCallRow = await untilDatabaseAnswers(async () => {
    const mayAct = refusal !== undefined || (await query(system, ({ db }) => findMayAct(db, run)));
    return executeToolCall(
      {
        ctx: person,
        signal: AbortSignal.any([cancelled, writer.lost]),
        runId: run.id,
        conversationId: run.host === "conversation" ? run.host_id : null,
        timeZone: run.time_zone,
      },
      {
        id: call.toolCallId,
        stepId: step.id,
        name: call.toolName,
        input: call.input,
        refusal: mayAct ? refusal : personInactive,
      },
      requireRun,
    );
  });
  writer.append(
    {
      type: "tool-call-end",
      toolCallId: call.toolCallId,
      status: row.status,
      summary: row.summary,
      sources: row.sources,
      durationMs: Math.round(performance.now() - startedMs),
    },
    true,
  );
}
