import { sql } from "kysely";
import type pg from "pg";
import type { Json } from "#platform/contract/json.ts";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ApprovalStatus, OutsideMark } from "../../contract/approval.ts";
import type { ShownCall } from "../../contract/shown-call.ts";

/** What the journal stores of a request for an approval. */
export interface NewApproval {
  id: string;
  tool_name: string;
  tool_title: string;
  tool_source: string;
  tool_hash: string;
  input: Json;
  shown: ShownCall;
  marks: OutsideMark[];
  hash: string;
  rule: string;
  why: string;
  policy_hash: string;
  needs_other: boolean;
  expires_at: Date;
}

export interface ApprovalRow extends NewApproval {
  workspace_id: string;
  run_id: string;
  tool_call_id: string;
  conversation_id: string | null;
  user_id: string;
  integrity: Integrity;
  readers: string[];
  status: ApprovalStatus;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  approved_input: Json;
  approved_hash: string | null;
  used_at: Date | null;
}

type Place = Pick<
  ApprovalRow,
  "workspace_id" | "run_id" | "tool_call_id" | "conversation_id" | "user_id" | "integrity" | "readers"
>;

/** Stores a request. A call that has one already keeps it. */
export async function insertApproval(db: Db, row: NewApproval & Place, at: Date): Promise<void> {
  await sql`
    insert into approvals (workspace_id, id, run_id, tool_call_id, conversation_id, user_id, tool_name, tool_title,
      tool_source, tool_hash, input, shown, marks, hash, rule, why, policy_hash, integrity, readers, needs_other,
      requested_at, expires_at)
    values (${row.workspace_id}, ${row.id}, ${row.run_id}, ${row.tool_call_id}, ${row.conversation_id}, ${row.user_id},
      ${row.tool_name}, ${row.tool_title}, ${row.tool_source}, ${row.tool_hash}, ${JSON.stringify(row.input)}::jsonb,
      ${JSON.stringify(row.shown)}::jsonb, ${JSON.stringify(row.marks)}::jsonb, ${row.hash}, ${row.rule}, ${row.why},
      ${row.policy_hash}, ${row.integrity}, ${row.readers}::text[], ${row.needs_other}, ${at}, ${row.expires_at})
    on conflict (workspace_id, tool_call_id) do nothing`.execute(db);
}

export async function findApproval(db: Db, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select * from approvals where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** The row, locked until the transaction ends, so that one decision counts. */
export async function lockApproval(db: Db, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select * from approvals where workspace_id = app.workspace_id() and id = ${id} for update`.execute(db);
  return rows[0];
}

export async function findApprovalOfCall(db: Db, toolCallId: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select * from approvals where workspace_id = app.workspace_id() and tool_call_id = ${toolCallId}`.execute(
    db,
  );
  return rows[0];
}

export interface Approved {
  decidedBy: string;
  input: Json;
  shown: ShownCall;
  hash: string;
}

/** Approves a locked row. */
export async function storeApproved(db: Db, id: string, by: Approved, at: Date): Promise<void> {
  await sql`
    update approvals set status = 'approved', decided_by = ${by.decidedBy}, decided_at = ${at},
      approved_input = ${JSON.stringify(by.input)}::jsonb, shown = ${JSON.stringify(by.shown)}::jsonb,
      approved_hash = ${by.hash}
    where workspace_id = app.workspace_id() and id = ${id} and status = 'requested'`.execute(db);
}

/** Denies a locked row. */
export async function storeDenied(
  db: Db,
  id: string,
  { decidedBy, reason }: { decidedBy: string; reason: string | null },
  at: Date,
): Promise<void> {
  await sql`
    update approvals set status = 'denied', decided_by = ${decidedBy}, decided_at = ${at}, reason = ${reason}
    where workspace_id = app.workspace_id() and id = ${id} and status = 'requested'`.execute(db);
}

/** Uses an approval for its call. Returns false when it was used before, or is no approval of these bytes. */
export async function spendApproval(
  db: Db,
  { id, toolCallId, hash }: { id: string; toolCallId: string; hash: string },
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update approvals set used_at = ${at}
    where workspace_id = app.workspace_id() and id = ${id} and tool_call_id = ${toolCallId} and status = 'approved'
      and approved_hash = ${hash} and used_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Closes the undecided request of a call. Returns its row; undefined when there is none or it was decided. */
export async function closeApprovalOfCall(
  db: Db,
  toolCallId: string,
  status: "expired" | "withdrawn",
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    update approvals set status = ${status}
    where workspace_id = app.workspace_id() and tool_call_id = ${toolCallId} and status = 'requested'
    returning *`.execute(db);
  return rows[0];
}

/** Withdraws the undecided requests of an ending run. For background work. */
export async function withdrawApprovalsOfRun(
  db: Db,
  run: { workspace_id: string; id: string },
): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    update approvals set status = 'withdrawn'
    where workspace_id = ${run.workspace_id} and run_id = ${run.id} and status = 'requested' returning *`.execute(
    db,
  );
  return rows;
}

/** Names or addresses of people by id. For background work. */
export async function findNames(servicePool: pg.Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await servicePool.query<{ id: string; name: string | null }>(
    "select id, app.name_of_person(id) as name from unnest($1::uuid[]) as id",
    [ids],
  );
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
