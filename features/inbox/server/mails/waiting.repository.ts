import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Waiting {
  type: "approval" | "question" | "limit" | "ended" | "reminder";
  id: string;
  workspaceId: string;
  /** Of a reminder: its moment. */
  at?: string | undefined;
}

export interface Reader {
  id: string;
  email: string;
  raw_user_meta_data: JsonObject;
  /**
   * The headline of an approval, written by code, or the title of a task without text from outside. Null for a question,
   * which a model wrote, and at a limit.
   */
  act: string | null;
  /** Whose work asks, when it is somebody else's. */
  asked_for: string | null;
  /** Where the result of ended work is. */
  conversation_id: string | null;
}

/**
 * The people who can decide something that is still open: with a proved address, able to act in the workspace, and
 * without a mute. For background work.
 */
export async function listReaders(
  db: Db,
  { type, id, workspaceId, at }: Waiting,
  now: Date,
): Promise<Reader[]> {
  const open =
    type === "reminder"
      ? sql`select t.assignee_id as user_id, false as needs_other,
            case when t.integrity in ('external', 'untrusted') then null else t.title end as act from tasks t
          where t.workspace_id = ${workspaceId} and t.id = ${id} and t.state in ('open', 'in_progress')
            and t.remind_at = ${at ?? null} and t.reminded_for = t.remind_at`
      : type === "ended"
        ? sql`select r.user_id, false as needs_other, null as act from runs r
          join conversations c on c.workspace_id = r.workspace_id and c.id = r.host_id and c.deleted_at is null
          where r.workspace_id = ${workspaceId} and r.id = ${id} and r.is_background
            and r.status in ('succeeded', 'failed')`
        : type === "limit"
          ? sql`select w.user_id, false as needs_other, null as act from run_waits w
          where w.workspace_id = ${workspaceId} and w.subject_id = ${id} and w.kind = 'limit'
            and w.declared_at is not null and w.satisfied_at is null and w.closed_at is null`
          : type === "approval"
            ? sql`select a.user_id, a.needs_other, a.shown ->> 'act' as act from approvals a
          where a.workspace_id = ${workspaceId} and a.id = ${id} and a.status = 'requested' and a.expires_at > ${now}`
            : sql`select q.user_id, false as needs_other, null as act from questions q
          join runs r on r.workspace_id = q.workspace_id and r.id = q.run_id
          where q.workspace_id = ${workspaceId} and q.id = ${id} and q.answered_at is null and q.expires_at > ${now}
            and r.ended_at is null`;
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.raw_user_meta_data, open.act,
      case when open.needs_other then app.name_of_person(open.user_id) end as asked_for,
      ${
        type === "ended"
          ? sql`(select r.host_id from runs r where r.workspace_id = ${workspaceId} and r.id = ${id})`
          : sql`null`
      } as conversation_id
    from (${open}) as open
    join memberships m on m.workspace_id = ${workspaceId} and (
      open.needs_other and m.user_id <> open.user_id and m.role in ('owner', 'admin')
      or not open.needs_other and m.user_id = open.user_id)
    join auth.users u on u.id = m.user_id
    where u.email <> '' and u.email_confirmed_at is not null and app.may_act(u.id, ${workspaceId})
      and not exists (select from muted_inbox_mails x where x.user_id = u.id
        and x.about = ${type === "reminder" ? "reminders" : "waiting"})
    order by u.id limit 100`.execute(db);
  return rows;
}
