import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { HoldSubjectKind } from "../../contract/index.ts";

export interface Subject {
  kind: HoldSubjectKind;
  id: string;
}

const idsOf = (subjects: readonly Subject[], kind: HoldSubjectKind) =>
  subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);

/**
 * Locks the accounts of the people, and of those to whom conversations and agents belong, so that none of them is deleted
 * meanwhile. The deletion of an account locks in the same order: accounts, then the holds of workspaces.
 */
export async function lockAccountsOf(
  db: Db,
  workspaceId: string,
  subjects: readonly Subject[],
): Promise<void> {
  await sql`
    select from auth.users where id in (
      select unnest(${idsOf(subjects, "person")}::uuid[])
      union select user_id from conversations
      where workspace_id = ${workspaceId} and id = any (${idsOf(subjects, "conversation")}::uuid[])
      union select user_id from agents
      where workspace_id = ${workspaceId} and id = any (${idsOf(subjects, "agent")}::uuid[]))
    order by id for share`.execute(db);
}

/** Of the subjects, those that are in the workspace and belong to nobody whose account is being erased altogether. */
export async function listKnown(
  db: Db,
  workspaceId: string,
  subjects: readonly Subject[],
): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
      select 'person' as kind, id from unnest(${idsOf(subjects, "person")}::uuid[]) id
      where app.has_account(id) and ${workspaceId} in (select app.workspaces_with(id))
      union all
      select 'conversation', id from conversations
      where workspace_id = ${workspaceId} and id = any (${idsOf(subjects, "conversation")}::uuid[]) and app.is_known(user_id)
      union all
      select 'agent', id from agents
      where workspace_id = ${workspaceId} and id = any (${idsOf(subjects, "agent")}::uuid[]) and app.is_known(user_id)`.execute(
    db,
  );
  return rows;
}

export async function insertSubjects(
  db: Db,
  { workspaceId, holdId }: { workspaceId: string; holdId: string },
  subjects: readonly Subject[],
): Promise<void> {
  await sql`
    insert into hold_subjects (workspace_id, hold_id, kind, subject_id)
    select ${workspaceId}, ${holdId}, kind, id
    from unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => id)}::uuid[]) s (kind, id)`.execute(
    db,
  );
}
