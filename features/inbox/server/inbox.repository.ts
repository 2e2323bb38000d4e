import { sql } from "kysely";
import type { RunError } from "#features/runs/contract/index.ts";
import type { TaskRow } from "#features/tasks/server/index.ts";
import type { ApprovalRow } from "#features/tools/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { InboxItem, InboxList } from "../contract/index.ts";

export interface InboxEntry {
  type: InboxItem["type"];
  id: string;
}

export interface InboxReader {
  userId: string;
  /** Owners and admins decide for others where somebody else has to. */
  decidesForOthers: boolean;
  now: Date;
}

/** How long a failed run is worth somebody's attention. */
const failedDays = 14;

/** What waits for the reader. It is what their rows say, never a list of its own. */
function mine({ userId, decidesForOthers, now }: InboxReader) {
  return sql`
    select 'approval' as type, a.id from approvals a
    where a.workspace_id = app.workspace_id() and a.user_id = ${userId} and not a.needs_other
      and a.status = 'requested' and a.expires_at > ${now}
    union all
    select 'approval', a.id from approvals a
    where ${decidesForOthers} and a.workspace_id = app.workspace_id() and a.user_id <> ${userId} and a.needs_other
      and a.status = 'requested' and a.expires_at > ${now}
    union all
    select 'question', q.id from questions q join runs r on r.workspace_id = q.workspace_id and r.id = q.run_id
    where q.workspace_id = app.workspace_id() and q.user_id = ${userId} and q.answered_at is null
      and q.expires_at > ${now} and r.ended_at is null
    union all
    select 'limit', w.subject_id from run_waits w
    where w.workspace_id = app.workspace_id() and w.user_id = ${userId} and w.kind = 'limit'
      and w.declared_at is not null and w.satisfied_at is null and w.closed_at is null
    union all
    select 'request', q.id from requests q
    where q.workspace_id = app.workspace_id() and q.user_id <> ${userId} and q.ended_as is null and q.expires_at > ${now}
      and app.decides_request(q.workspace_id, ${userId}, q.wants, q.role, q.team_id)
    union all
    select 'task', t.id from tasks t
    where t.workspace_id = app.workspace_id() and t.assignee_id = ${userId} and t.state in ('open', 'in_progress')
      and t.remind_at <= ${now}
    union all
    select 'failed_run', r.id from runs r
    where r.workspace_id = app.workspace_id() and r.user_id = ${userId} and r.status = 'failed'
      and r.parent_run_id is null and r.ended_at > ${now}::timestamptz - make_interval(days => ${failedDays})
      and not exists (select from dismissed_runs d where d.workspace_id = r.workspace_id and d.run_id = r.id)
      and not exists (select from runs later where later.workspace_id = r.workspace_id and later.host = r.host
        and later.host_id = r.host_id and later.id > r.id)
      and not exists (select from conversations c where c.workspace_id = r.workspace_id and c.id = r.host_id
        and (c.deleted_at is not null or c.is_test))`;
}

/** What others have to decide for the reader. */
function others({ userId, now }: InboxReader) {
  return sql`
    select 'approval' as type, a.id from approvals a
    where a.workspace_id = app.workspace_id() and a.user_id = ${userId} and a.needs_other
      and a.status = 'requested' and a.expires_at > ${now}
    union all
    select 'request', q.id from requests q
    where q.workspace_id = app.workspace_id() and q.user_id = ${userId} and q.ended_as is null
      and q.expires_at > ${now}`;
}

/** A page of a list, newest first. */
export async function listInboxEntries(
  db: Db,
  reader: InboxReader,
  { list, before, limit }: { list: InboxList; before: string | undefined; limit: number },
): Promise<InboxEntry[]> {
  const all = list === "mine" ? mine(reader) : others(reader);
  const { rows } = await sql<InboxEntry>`
    select type, id from (${all}) as open where ${before ?? null}::uuid is null or id < ${before ?? null}::uuid
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countInbox(db: Db, reader: InboxReader): Promise<{ mine: number; others: number }> {
  const { rows } = await sql<{ mine: number; others: number }>`
    select (select count(*)::int from (${mine(reader)}) as own) as mine,
      (select count(*)::int from (${others(reader)}) as theirs) as others`.execute(db);
  return rows[0] ?? { mine: 0, others: 0 };
}

export async function findApprovals(db: Db, ids: readonly string[]): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select * from approvals where workspace_id = app.workspace_id() and id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function findDueTasks(db: Db, ids: readonly string[]): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select * from tasks where workspace_id = app.workspace_id() and id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export interface FailedRunRow {
  id: string;
  conversation_id: string | null;
  title: string | null;
  error: RunError | null;
  ended_at: Date;
}

/** Failed runs with the conversation that they belong to, if any. */
export async function findFailedRuns(db: Db, ids: readonly string[]): Promise<FailedRunRow[]> {
  const { rows } = await sql<FailedRunRow>`
    select r.id, c.id as conversation_id, c.title, r.error, r.ended_at
    from runs r left join conversations c on c.workspace_id = r.workspace_id and c.id = r.host_id
    where r.workspace_id = app.workspace_id() and r.user_id = auth.uid() and r.status = 'failed'
      and r.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
