import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import { type ApprovalRow, lockApproval } from "./approval.repository.ts";
import { canDecide } from "./can-decide.ts";
import { findReadable, missing } from "./get-approval.ts";
import { namesOfPeople } from "./names-of-people.ts";
import { runOfCalls } from "./run-of-calls.ts";

/**
 * The request, locked, if the caller may decide it now and saw what waits. Says otherwise what happened: who
 * decided, that it expired, or that the run ended.
 */
export async function lockOpenApproval(
  ctx: Ctx,
  { id, hash }: { id: string; hash: string },
): Promise<ApprovalRow> {
  const seen = await findReadable(ctx, id);
  requireDeciding(ctx, seen);
  await runOfCalls(ctx).lock(ctx, { workspaceId: seen.workspace_id, runId: seen.run_id });
  const row = (await lockApproval(ctx.db, id)) ?? missing();
  await requireOpen(ctx, row, hash);
  return row;
}

/** Throws unless the caller may decide this request now and saw what waits. */
export async function requireOpen(ctx: Ctx, row: ApprovalRow, hash: string): Promise<void> {
  requireDeciding(ctx, row);
  if (row.status === "approved" || row.status === "denied") {
    const nameOf = await namesOfPeople(ctx, [row.decided_by]);
    fail(toolErrors, "approval.decided", {
      message: `${nameOf(row.decided_by)} ${row.status} this already.`,
    });
  }
  if (row.status === "withdrawn") fail(toolErrors, "approval.withdrawn");
  if (row.status === "expired" || row.expires_at <= ctx.now()) fail(toolErrors, "approval.expired");
  if (row.hash !== hash) fail(toolErrors, "approval.changed");
}

/** Whoever reads the conversation sees what waits, and may not lock it. */
function requireDeciding({ actor }: Ctx, row: ApprovalRow): void {
  if (canDecide(actor, row)) return;
  if (row.needs_other) fail(toolErrors, "approval.needs_other");
  fail(toolErrors, "approval.needs_other", { message: "Only the person it was asked for can decide this." });
}
