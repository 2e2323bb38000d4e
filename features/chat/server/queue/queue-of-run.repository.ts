import { sql } from "kysely";
import type { RunError } from "#features/runs/contract/index.ts";
import type { RunRow } from "#features/runs/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import { isEditor } from "../sharing/may-edit.repository.ts";
import type { QueuedMessageRow } from "./queued-message.repository.ts";

/* The queue as the engine sees it: as background work, of everybody. */

type Of = Pick<RunRow, "workspace_id" | "host_id" | "id">;

export async function hasSteering(db: Db, run: Of): Promise<boolean> {
  const { rows } = await sql`
    select 1 from queued_messages
    where workspace_id = ${run.workspace_id} and conversation_id = ${run.host_id} and steers_run_id = ${run.id}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** With the name of somebody else than the run's person. */
export type SteeringMessage = QueuedMessageRow & { author: string | null; is_outsiders: boolean };

/**
 * Takes what a run is to read out of the queue, oldest first, of those who may still write there. `holdOfStrangers` keeps
 * the rest from it first.
 */
export async function takeSteering(db: Db, run: Of & Pick<RunRow, "user_id">): Promise<SteeringMessage[]> {
  const { rows } = await sql<SteeringMessage>`
    with taken as (
      delete from queued_messages q using conversations c
      where q.workspace_id = ${run.workspace_id} and q.conversation_id = ${run.host_id} and q.steers_run_id = ${run.id}
        and c.workspace_id = q.workspace_id and c.id = q.conversation_id and ${isEditor(sql`q.user_id`)}
      returning q.*)
    select *, case when user_id <> ${run.user_id} then coalesce(app.shown_name(user_id), '') end as author,
      user_id <> ${run.user_id} and app.is_outsider(workspace_id, user_id) as is_outsiders
    from taken order by seq`.execute(db);
  return rows;
}

/** Holds back what was said to a run by people who may no longer write there. Returns how many messages. */
export async function holdOfStrangers(db: Db, run: Of): Promise<number> {
  const { rows } = await sql`
    update queued_messages q set held_at = now(), steers_run_id = null from conversations c
    where q.workspace_id = ${run.workspace_id} and q.conversation_id = ${run.host_id} and q.steers_run_id = ${run.id}
      and c.workspace_id = q.workspace_id and c.id = q.conversation_id and not ${isEditor(sql`q.user_id`)}
    returning q.id`.execute(db);
  return rows.length;
}

/** What a run did not read any more is sent after it. */
export async function releaseSteering(db: Db, run: Of): Promise<void> {
  await sql`
    update queued_messages set steers_run_id = null
    where workspace_id = ${run.workspace_id} and conversation_id = ${run.host_id} and steers_run_id = ${run.id}`.execute(
    db,
  );
}

/** Whose message is the next one, if no answer is being written any more. */
export async function findNextSender(
  db: Db,
  { workspaceId, conversationId }: Pick<HeldQueue, "workspaceId" | "conversationId">,
): Promise<Pick<QueuedMessageRow, "user_id" | "is_visitors"> | undefined> {
  const { rows } = await sql<Pick<QueuedMessageRow, "user_id" | "is_visitors">>`
    select q.user_id, q.is_visitors from queued_messages q
    join conversations c on c.workspace_id = q.workspace_id and c.id = q.conversation_id
    where q.workspace_id = ${workspaceId} and q.conversation_id = ${conversationId} and q.held_at is null
      and c.active_run_id is null and c.beside_run_id is null
    order by q.seq limit 1`.execute(db);
  return rows[0];
}

/**
 * Holds everything back, if no answer is being written any more. Whoever stops an answer holds what colleagues have
 * queued too. Returns the authors.
 */
export async function holdQueueAfter(db: Db, run: Of): Promise<string[]> {
  const { rows } = await executeAsService(
    db,
    `update queued_messages q set held_at = now(), steers_run_id = null from conversations c
     where q.workspace_id = $1 and q.conversation_id = $2 and q.held_at is null
       and c.workspace_id = q.workspace_id and c.id = q.conversation_id
       and c.active_run_id is null and c.beside_run_id is null
     returning q.user_id`,
    [run.workspace_id, run.host_id],
  );
  return [...new Set(rows.map(({ user_id }) => String(user_id)))];
}

/** Holds back what a person has queued. The first of their messages says why. */
export async function holdQueueOf(
  db: Db,
  { workspaceId, conversationId, userId, error }: HeldQueue,
): Promise<number> {
  const { rows } = await sql`
    update queued_messages q set held_at = now(), steers_run_id = null,
      held_error = case when q.seq = first.seq then ${error ? JSON.stringify(error) : null}::jsonb end
    from (select min(seq) as seq from queued_messages
      where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and user_id = ${userId}
        and held_at is null) first
    where q.workspace_id = ${workspaceId} and q.conversation_id = ${conversationId} and q.user_id = ${userId}
      and q.held_at is null returning q.id`.execute(db);
  return rows.length;
}

export interface HeldQueue {
  workspaceId: string;
  conversationId: string;
  userId: string;
  error: RunError | null;
}
