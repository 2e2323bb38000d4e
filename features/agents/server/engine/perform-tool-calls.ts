import { executeToolCall, type ToolCallRow } from "#features/tools/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { holdRun } from "../run.repository.ts";
import type { StepRow } from "../step.repository.ts";
import type { ToolCallContent } from "../step-content.ts";
import type { Advance } from "./advance-run.ts";
import { RunLostError } from "./store-progress.ts";

/** Carries out the tool calls of a finished step side by side, as the person on whose behalf the run acts. */
export async function performToolCalls(
  advance: Advance,
  step: StepRow,
  calls: ToolCallContent[],
): Promise<void> {
  const ends = await Promise.allSettled(calls.map((call) => perform(advance, step, call)));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
  await advance.writer.stored();
}

async function perform({ person, run, writer, cancelled }: Advance, step: StepRow, call: ToolCallContent) {
  const startedMs = performance.now();
  const requireRun = async (db: Db) => {
    if (writer.lost.aborted || !(await holdRun(db, run))) throw new RunLostError(run.id);
  };
  const row: ToolCallRow = await untilDatabaseAnswers(() =>
    executeToolCall(
      {
        ctx: person,
        signal: AbortSignal.any([cancelled, writer.lost]),
        runId: run.id,
        conversationId: run.host === "conversation" ? run.host_id : null,
        timeZone: run.time_zone,
      },
      { id: call.toolCallId, stepId: step.id, name: call.toolName, input: call.input },
      requireRun,
    ),
  );
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
