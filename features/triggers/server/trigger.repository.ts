import { sql } from "kysely";
import type { AgentValues } from "#features/runs/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type {
  MissedSlots,
  Overlap,
  PauseReason,
  ProductEvent,
  TriggerStart,
  WebhookProof,
} from "../contract/index.ts";

export interface TriggerRow {
  workspace_id: string;
  id: string;
  user_id: string;
  kind: TriggerStart["kind"];
  name: string;
  question: string;
  agent_id: string | null;
  agent_values: AgentValues;
  time_zone: string;
  overlap: Overlap;
  /** The person is told of the end of each run. */
  is_told: boolean;
  cron: string | null;
  missed: MissedSlots | null;
  proof: WebhookProof | null;
  event: ProductEvent | null;
  contains: string | null;
  paused_at: Date | null;
  paused_because: PauseReason | null;
  active_since: Date;
  deleted_at: Date | null;
  version: number;
  created_at: Date;
}

export interface TriggerKey {
  workspaceId: string;
  id: string;
}

export const triggerColumns = sql`t.workspace_id, t.id, t.user_id, t.kind, t.name, t.question, t.agent_id, t.agent_values, t.time_zone, t.overlap, t.is_told,
  t.cron, t.missed, t.proof, t.event, t.contains, t.paused_at, t.paused_because, t.active_since, t.deleted_at,
  t.version, t.created_at`;

/** What a person writes of a trigger. */
export type WrittenTrigger = Pick<
  TriggerRow,
  | "kind"
  | "name"
  | "question"
  | "agent_id"
  | "agent_values"
  | "time_zone"
  | "overlap"
  | "is_told"
  | "cron"
  | "missed"
  | "proof"
  | "event"
  | "contains"
>;

/** Stores a trigger of the caller. Undefined when the caller has `most` of them. */
export async function insertTrigger(
  db: Db,
  id: string,
  row: WrittenTrigger,
  { now, most }: { now: Date; most: number },
): Promise<TriggerRow | undefined> {
  const { rows } = await sql<TriggerRow>`
    insert into triggers as t (workspace_id, id, user_id, kind, name, question, agent_id, agent_values, time_zone, overlap, is_told, cron,
      missed, proof, event, contains, active_since, created_at, updated_at)
    select app.workspace_id(), ${id}, auth.uid(), ${row.kind}, ${row.name}, ${row.question}, ${row.agent_id}::uuid,
      ${JSON.stringify(row.agent_values)}::jsonb, ${row.time_zone}, ${row.overlap}, ${row.is_told}, ${row.cron}, ${row.missed}, ${row.proof}, ${row.event}, ${row.contains},
      ${now}, ${now}, ${now}
    where (select count(*) from triggers where workspace_id = app.workspace_id() and user_id = auth.uid()
      and deleted_at is null) < ${most}
    returning ${triggerColumns}`.execute(db);
  return rows[0];
}

/** Stores a changed trigger, which is locked. */
export async function updateTrigger(
  db: Db,
  { id }: Pick<TriggerRow, "id">,
  row: WrittenTrigger,
  now: Date,
): Promise<TriggerRow> {
  const { rows } = await sql<TriggerRow>`
    update triggers t set name = ${row.name}, question = ${row.question}, agent_id = ${row.agent_id}::uuid,
      agent_values = ${JSON.stringify(row.agent_values)}::jsonb,
      time_zone = ${row.time_zone}, overlap = ${row.overlap}, is_told = ${row.is_told}, cron = ${row.cron}, missed = ${row.missed},
      proof = ${row.proof}, event = ${row.event}, contains = ${row.contains}, version = version + 1, updated_at = ${now}
    where t.workspace_id = app.workspace_id() and t.id = ${id} returning ${triggerColumns}`.execute(db);
  return theOne(rows);
}

/** Pauses a trigger for a reason, or resumes it without one. Earlier failures do not count after that. */
export async function setPaused(
  db: Db,
  { workspaceId, id }: TriggerKey,
  because: PauseReason | null,
  now: Date,
): Promise<TriggerRow> {
  const { rows } = await sql<TriggerRow>`
    update triggers t set paused_at = ${because === null ? null : now}, paused_because = ${because},
      active_since = ${because === null ? now : sql`t.active_since`}, version = version + 1, updated_at = ${now}
    where t.workspace_id = ${workspaceId} and t.id = ${id} returning ${triggerColumns}`.execute(db);
  return theOne(rows);
}

export async function setDeleted(
  db: Db,
  { id }: Pick<TriggerRow, "id">,
  at: Date | null,
): Promise<TriggerRow> {
  const { rows } = await sql<TriggerRow>`
    update triggers t set deleted_at = ${at}, version = version + 1
    where t.workspace_id = app.workspace_id() and t.id = ${id} returning ${triggerColumns}`.execute(db);
  return theOne(rows);
}

/** The caller's trigger, unless it is deleted. */
export async function findTrigger(db: Db, id: string): Promise<TriggerRow | undefined> {
  const { rows } = await sql<TriggerRow>`
    select ${triggerColumns} from triggers t
    where t.workspace_id = app.workspace_id() and t.id = ${id} and t.deleted_at is null`.execute(db);
  return rows[0];
}

/** The caller's trigger, also a deleted one. Nobody else changes or fires it until the transaction ends. */
export async function lockTrigger(db: Db, id: string): Promise<TriggerRow | undefined> {
  const { rows } = await sql<TriggerRow>`
    select ${triggerColumns} from triggers t where t.workspace_id = app.workspace_id() and t.id = ${id}
    for update`.execute(db);
  return rows[0];
}

/** The caller's triggers, newest first, older than the id `before`. */
export async function listTriggers(
  db: Db,
  { before, limit, agentId }: { before: string | undefined; limit: number; agentId: string | undefined },
): Promise<TriggerRow[]> {
  const { rows } = await sql<TriggerRow>`
    select ${triggerColumns} from triggers t
    where t.workspace_id = app.workspace_id() and t.user_id = auth.uid() and t.deleted_at is null
      and (${before ?? null}::uuid is null or t.id < ${before ?? null}::uuid)
      and (${agentId ?? null}::uuid is null or t.agent_id = ${agentId ?? null}::uuid)
    order by t.id desc limit ${limit}`.execute(db);
  return rows;
}

/** For background work. */
export async function findTriggerAnywhere(
  db: Db,
  { workspaceId, id }: TriggerKey,
): Promise<TriggerRow | undefined> {
  const { rows } = await sql<TriggerRow>`
    select ${triggerColumns} from triggers t where t.workspace_id = ${workspaceId} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The same, and nobody else fires or changes it until the transaction ends. For background work. */
export async function lockTriggerAnywhere(
  db: Db,
  { workspaceId, id }: TriggerKey,
): Promise<TriggerRow | undefined> {
  const { rows } = await sql<TriggerRow>`
    select ${triggerColumns} from triggers t where t.workspace_id = ${workspaceId} and t.id = ${id}
    for update`.execute(db);
  return rows[0];
}

/** The active triggers of a person that an event starts. For background work. */
export async function listTriggersOfEvent(
  db: Db,
  { workspaceId, userId, event }: { workspaceId: string; userId: string; event: ProductEvent },
): Promise<TriggerRow[]> {
  const { rows } = await sql<TriggerRow>`
    select ${triggerColumns} from triggers t
    where t.workspace_id = ${workspaceId} and t.user_id = ${userId} and t.event = ${event} and t.paused_at is null
      and t.deleted_at is null
    order by t.id limit 100`.execute(db);
  return rows;
}

function theOne(rows: TriggerRow[]): TriggerRow {
  const [row] = rows;
  if (!row) throw new Error("The trigger was not changed.");
  return row;
}
