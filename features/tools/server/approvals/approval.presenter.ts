import type { Ctx } from "#platform/server/context.ts";
import { personOf } from "#platform/server/context.ts";
import type { Approval } from "../../contract/approval.ts";
import { stableJson } from "../stable-json.ts";
import type { ApprovalRow } from "./approval.repository.ts";
import { canDecide } from "./can-decide.ts";
import type { DeciderRow } from "./decider.repository.ts";
import { decidersOf, otherDeciders } from "./deciders.ts";
import { namesOfPeople } from "./names-of-people.ts";
import { runOfCalls } from "./run-of-calls.ts";

/** The approval as the caller sees it. */
export async function presentApproval(ctx: Ctx, row: ApprovalRow): Promise<Approval> {
  const [approval] = await presentApprovals(ctx, [row]);
  if (!approval) throw new Error("The approval was not presented.");
  return approval;
}

/** As `presentApproval`, with one look-up of names for all of them. */
export async function presentApprovals(ctx: Ctx, rows: readonly ApprovalRow[]): Promise<Approval[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ user_id, decided_by }) => [user_id, decided_by]);
  const runs = rows.map(({ workspace_id: workspaceId, run_id: runId }) => ({ workspaceId, runId }));
  const [nameOf, deciders, agents, starters] = await Promise.all([
    namesOfPeople(ctx, ids),
    decidersFor(ctx, rows),
    runOfCalls(ctx).agentsOf(ctx, runs),
    runOfCalls(ctx).startersOf(ctx, runs),
  ]);
  return rows.map((row) => present(ctx, row, { nameOf, deciders, agents, starters }));
}

interface People {
  nameOf: (id: string | null) => string;
  deciders: readonly DeciderRow[];
  /** By run. */
  agents: ReadonlyMap<string, string[]>;
  starters: ReadonlyMap<string, string>;
}

/** All rows are of one workspace. They are looked up only where somebody else has to decide. */
async function decidersFor(ctx: Ctx, rows: readonly ApprovalRow[]): Promise<readonly DeciderRow[]> {
  const waiting = rows.find(({ status, needs_other }) => status === "requested" && needs_other);
  return waiting ? decidersOf(ctx, waiting.workspace_id) : [];
}

function present(ctx: Ctx, row: ApprovalRow, { nameOf, deciders, agents, starters }: People): Approval {
  const isOver = row.status === "requested" && row.expires_at <= ctx.now();
  const status = isOver ? "expired" : row.status;
  return {
    id: row.id,
    runId: row.run_id,
    toolCallId: row.tool_call_id,
    conversationId: row.conversation_id,
    toolName: row.tool_name,
    toolTitle: row.tool_title,
    status,
    shown: row.shown,
    // They belong to what was requested, not to what a person wrote instead.
    marks: isChanged(row) ? [] : row.marks,
    hash: row.hash,
    rule: row.rule,
    why: row.why,
    policyHash: row.policy_hash,
    askedFor: nameOf(row.user_id),
    isOwn: row.user_id === personOf(ctx.actor)?.userId,
    askedBy: agents.get(row.run_id) ?? [],
    startedBy: starters.get(row.run_id) ?? null,
    needsOther: row.needs_other,
    deciders: status === "requested" && row.needs_other ? otherDeciders(deciders, row.user_id) : null,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decision: row.decided_at
      ? {
          by: nameOf(row.decided_by),
          at: row.decided_at.toISOString(),
          reason: row.reason,
          isChanged: isChanged(row),
        }
      : null,
    abilities: { decide: status === "requested" && canDecide(ctx.actor, row) },
  };
}

function isChanged({ status, input, approved_input }: ApprovalRow): boolean {
  return status === "approved" && stableJson(input) !== stableJson(approved_input);
}
