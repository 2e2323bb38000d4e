import { createHash } from "node:crypto";
import type { ToolCallRow } from "#features/tools/server/index.ts";
import { listAuditEventsOfRun } from "#platform/server/audit/audit.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type Receipt, runErrors } from "../contract/index.ts";
import { presentRun } from "./run.presenter.ts";
import { findRun } from "./run.repository.ts";
import { listSteps, type StepRow } from "./step.repository.ts";
import { listToolCallsOfRun } from "./tool-calls-of-run.ts";

/** The receipt of a run: steps, tool calls, and the audit events with the digests of their stored bytes. */
export function getReceipt(ctx: Ctx, id: string): Promise<Receipt> {
  return query(ctx, async (inner) => {
    const { db } = inner;
    const run = (await findRun(db, id)) ?? fail(runErrors, "run.not_found");
    const events = await listAuditEventsOfRun(db, id, run.created_at);
    return {
      run: await presentRun(inner, run),
      steps: (await listSteps(db, run)).map(presentStep),
      toolCalls: (await listToolCallsOfRun(db, run)).map(presentToolCall),
      auditEvents: events.map(({ id, act, occurred_at, envelope }) => ({
        id,
        act,
        at: occurred_at.toISOString(),
        digest: createHash("sha256").update(envelope).digest("hex"),
      })),
    };
  });
}

function presentStep(row: StepRow): Receipt["steps"][number] {
  return {
    number: row.number,
    status: row.status,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    usage: { inputTokens: row.input_tokens, outputTokens: row.output_tokens },
  };
}

function presentToolCall(row: ToolCallRow): Receipt["toolCalls"][number] {
  const { started_at: start, finished_at: end } = row;
  return {
    id: row.id,
    toolName: row.tool_name,
    title: row.tool_title ?? row.tool_name,
    status: row.status,
    summary: row.summary,
    sources: row.sources,
    durationMs: start && end ? end.getTime() - start.getTime() : null,
  };
}
