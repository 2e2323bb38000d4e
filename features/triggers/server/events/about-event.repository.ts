import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ObjectKey {
  workspaceId: string;
  id: string;
}

export interface TaskOfEvent {
  requester_id: string;
  title: string;
  body: string;
  integrity: Integrity;
  readers: string[];
  is_outsiders: boolean;
  due_at: Date | null;
  other: string | null;
}

/** A task, with the name of the other person of it. For background work. */
export async function findTaskOfEvent(
  db: Db,
  { workspaceId, id }: ObjectKey,
  userId: string,
): Promise<TaskOfEvent | undefined> {
  const { rows } = await sql<TaskOfEvent>`
    select requester_id, title, body, integrity, readers, due_at,
      app.is_outsider(workspace_id, requester_id) as is_outsiders, case when requester_id <> assignee_id then app.name_of_person(
      case when requester_id = ${userId} then assignee_id else requester_id end) end as other
    from tasks where workspace_id = ${workspaceId} and id = ${id}
      and ${userId} in (requester_id, assignee_id)`.execute(db);
  return rows[0];
}

/** A file that somebody uploaded and that can be read. For background work. */
export async function findFileOfEvent(
  db: Db,
  { workspaceId, id }: ObjectKey,
  userId: string,
): Promise<{ name: string; kind: string | null } | undefined> {
  const { rows } = await sql<{ name: string; kind: string | null }>`
    select name, kind from files
    where workspace_id = ${workspaceId} and id = ${id} and user_id = ${userId} and state = 'ready'
      and written_by_call is null`.execute(db);
  return rows[0];
}

export interface MailOfEvent {
  subject: string;
  problem: string | null;
  recipients: string[];
  readers: string[];
}

/** A mail that could not be sent. For background work. */
export async function findMailOfEvent(
  db: Db,
  { workspaceId, id }: ObjectKey,
  userId: string,
): Promise<MailOfEvent | undefined> {
  const { rows } = await sql<MailOfEvent>`
    select subject, problem, to_addresses as recipients, readers from outgoing_mails
    where workspace_id = ${workspaceId} and id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0];
}
