import { createHash } from "node:crypto";
import { contentHashOf, type ToolCallRow, withholdResults } from "#features/tools/server/index.ts";
import { listAuditEventsOfRun } from "#platform/server/audit/audit.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Receipt } from "../contract/index.ts";
import { callsOfReceipt } from "./calls-of-receipt.ts";
import { findNameOfPerson } from "./person.repository.ts";
import { getReadableRun } from "./readable-run.ts";
import { presentRun } from "./run.presenter.ts";
import type { RunRow } from "./run.repository.ts";
import { runGuidance } from "./run-guidance.ts";
import { filesOf } from "./run-host.ts";
import { runMemory } from "./run-memory.ts";
import { listSteps, type StepRow } from "./step.repository.ts";
import { listToolCallsOfRun } from "./tool-calls-of-run.ts";

/** The receipt of a run: steps, calls of models, tool calls, and the audit events with the digests of their stored bytes. */
export async function getReceipt(ctx: Ctx, id: string): Promise<Receipt> {
  const { run, receipt } = await query(ctx, async (inner) => {
    const { db } = inner;
    const found = await getReadableRun(inner, id);
    const [events, files, memories, guidance] = await Promise.all([
      listAuditEventsOfRun(db, id, found.created_at),
      filesOf(inner, found),
      runMemory(ctx.services).forReceipt(inner, found),
      runGuidance(ctx.services).forReceipt(inner, found),
    ]);
    return {
      run: found,
      receipt: {
        ...guidance,
        files,
        memories,
        run: await presentRun(inner, found),
        steps: (await listSteps(db, found)).map(presentStep),
        toolCalls: (await withholdResults(db, await listToolCallsOfRun(db, found))).map(presentToolCall),
        auditEvents: events.map(({ id: eventId, number, act, occurred_at, envelope }) => ({
          id: eventId,
          number,
          act,
          at: occurred_at.toISOString(),
          digest: createHash("sha256").update(envelope).digest("hex"),
        })),
      },
    };
  });
  const [onBehalfOf, calls] = await Promise.all([nameOfPerson(ctx, run), callsOfReceipt(ctx, run)]);
  return { ...receipt, onBehalfOf, calls };
}

async function nameOfPerson({ services }: Ctx, { user_id, is_visitors }: RunRow): Promise<string> {
  if (is_visitors) return "a visitor";
  return (await findNameOfPerson(services.servicePool, user_id)) ?? "a deleted account";
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
    contentHash: contentHashOf(row),
    durationMs: start && end ? end.getTime() - start.getTime() : null,
  };
}
