import type { WaitDeclaration } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { LimitAsked, limitReached } from "../../contract/index.ts";
import { appendChunk } from "../chunk.repository.ts";
import type { RunRow } from "../run.repository.ts";
import { audienceOf, refsOf } from "../run-host.ts";
import { aboutRun } from "./about-run.ts";

/**
 * Part of suspending a run: its readers, its person's tabs and the audit trail are notified in the same
 * transaction.
 */
export async function notifyWaiting(ctx: Ctx, run: RunRow, waits: WaitDeclaration[]): Promise<void> {
  for (const { kind, subjectId } of waits) {
    if (kind === "limit" && subjectId)
      ctx.publish(limitReached, { workspaceId: run.workspace_id, objectId: subjectId, payload: {} });
  }
  await Promise.all([
    appendChunk(ctx.db, run, {
      type: "run-waiting",
      waits: waits.map(({ kind, wakeAt, subjectId, asks, awaits }) => ({
        kind,
        ...(wakeAt ? { wakeAt: wakeAt.toISOString() } : {}),
        ...(awaits ? { awaits } : {}),
        ...(asks && subjectId ? { limit: { ...LimitAsked.parse(asks), waitId: subjectId } } : {}),
      })),
    }),
    ctx.emit({
      name: "run.suspended",
      ...audienceOf(run),
      data: { runId: run.id, ...refsOf(run) },
    }),
    ctx.audit({
      act: "run.suspended",
      ...aboutRun(run),
      facts: { waits: [...new Set(waits.map(({ kind }) => kind))].sort() },
    }),
  ]);
}
