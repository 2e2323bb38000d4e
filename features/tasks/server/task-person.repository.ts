import { sql } from "kysely";
import { isWorking, workspaceRoles } from "#platform/contract/role-rules.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TaskPersonRow {
  id: string;
  name: string;
}

const workingRoles = workspaceRoles.filter(isWorking);

/** Who can do a task: guests and auditors see none. */
const canDo = sql`m.role = any(${workingRoles}::text[]) and app.may_act(m.user_id, m.workspace_id)`;

/** People who work in a workspace and may act there, by name. */
export async function listPeople(db: Db, workspaceId: string, limit: number): Promise<TaskPersonRow[]> {
  const { rows } = await sql<TaskPersonRow>`
    select m.user_id as id, coalesce(app.name_of_person(m.user_id), '') as name from memberships m
    where m.workspace_id = ${workspaceId} and ${canDo}
    order by lower(coalesce(app.name_of_person(m.user_id), '')), m.user_id limit ${limit}`.execute(db);
  return rows;
}

/** The names of people with an account, by id, whether they still belong to the workspace or not. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<TaskPersonRow>`
    select id, name from (
      select id, app.name_of_person(id) as name from unnest(${[...ids]}::uuid[]) id) named
    where name is not null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A person who works in the workspace and may act there, by id or by address. */
export async function findPerson(
  db: Db,
  workspaceId: string,
  wanted: { id: string } | { email: string },
): Promise<TaskPersonRow | undefined> {
  const isWanted = "id" in wanted ? sql`u.id = ${wanted.id}` : sql`lower(u.email) = lower(${wanted.email})`;
  const { rows } = await sql<TaskPersonRow>`
    select u.id, coalesce(app.name_of_person(u.id), '') as name
    from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and ${isWanted} and ${canDo}`.execute(db);
  return rows[0];
}
