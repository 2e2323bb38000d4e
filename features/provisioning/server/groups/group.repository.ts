import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Page } from "../scim/page.ts";
import type { Condition } from "../scim/parse-filter.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import type { DirectoryGroup } from "./group.ts";

const columns = sql`
  g.id, g.display_name, g.external_id, g.role, g.created_at, g.updated_at,
  coalesce((select json_agg(json_build_object('value', p.id, 'display', p.user_name) order by p.user_name)
    from directory_group_people gp join directory_people p on p.workspace_id = gp.workspace_id and p.id = gp.person_id
    where gp.workspace_id = g.workspace_id and gp.group_id = g.id), '[]') as people`;

export interface GroupRow {
  workspaceId: string;
  id: string;
  displayName: string;
  externalId: string | null;
  role: "member" | "admin";
  at: Date;
}

/** Inserts the group or overwrites the one with this id; false when another has the name. */
export async function storeGroup(db: Db, group: GroupRow): Promise<boolean> {
  const { rows: taken } = await sql`
    select from directory_groups where workspace_id = ${group.workspaceId}
      and lower(display_name) = lower(${group.displayName}) and id <> ${group.id}`.execute(db);
  if (taken.length > 0) return false;
  await sql`
    insert into directory_groups (workspace_id, id, display_name, external_id, role, created_at, updated_at)
    values (${group.workspaceId}, ${group.id}, ${group.displayName}, ${group.externalId}, ${group.role}, ${group.at},
      ${group.at})
    on conflict (workspace_id, id) do update set display_name = excluded.display_name,
      external_id = excluded.external_id, role = excluded.role, updated_at = excluded.updated_at`.execute(db);
  return true;
}

/** Sets the people of the group. */
export async function storeGroupPeople(
  db: Db,
  workspaceId: string,
  groupId: string,
  people: string[],
): Promise<void> {
  await sql`
    delete from directory_group_people where workspace_id = ${workspaceId} and group_id = ${groupId}
      and not person_id = any (${people}::uuid[])`.execute(db);
  await sql`
    insert into directory_group_people (workspace_id, group_id, person_id)
    select ${workspaceId}, ${groupId}, unnest(${people}::uuid[]) on conflict do nothing`.execute(db);
}

/**
 * Locks these people until the transaction ends. A recognition in progress computes a role from the groups
 * before; a group change waits for it and then sees the user.
 */
export async function lockGroupPeople(db: Db, workspaceId: string, ids: string[]): Promise<void> {
  await sql`
    select from directory_people where workspace_id = ${workspaceId} and id = any (${ids}::uuid[])
    order by id for update`.execute(db);
}

/** Those of `ids` that are people of this workspace, with their users if known. */
export async function listGroupPeople(
  db: Db,
  workspaceId: string,
  ids: string[],
): Promise<{ id: string; user_id: string | null; is_active: boolean }[]> {
  const { rows } = await sql<{ id: string; user_id: string | null; is_active: boolean }>`
    select id, user_id, is_active from directory_people
    where workspace_id = ${workspaceId} and id = any (${ids}::uuid[]) order by id`.execute(db);
  return rows;
}

export async function findGroup(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<DirectoryGroup | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<DirectoryGroup>`
    select ${columns} from directory_groups g where g.workspace_id = ${workspaceId} and g.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Serializes changes of one group until the transaction ends. */
export async function lockGroup(db: Db, workspaceId: string, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await sql`
    select from directory_groups where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db);
}

export async function deleteGroupRow(db: Db, workspaceId: string, id: string): Promise<void> {
  await sql`delete from directory_group_people where workspace_id = ${workspaceId} and group_id = ${id}`.execute(
    db,
  );
  await sql`delete from directory_groups where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

export async function listGroups(
  db: Db,
  workspaceId: string,
  conditions: Condition[],
  { startIndex, count }: Page,
): Promise<{ groups: DirectoryGroup[]; total: number }> {
  const wanted = sql.join([sql`g.workspace_id = ${workspaceId}`, ...conditions.map(toSql)], sql` and `);
  const { rows: groups } = await sql<DirectoryGroup>`
    select ${columns} from directory_groups g where ${wanted}
    order by g.created_at, g.id limit ${count} offset ${startIndex - 1}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from directory_groups g where ${wanted}`.execute(db);
  return { groups, total: rows[0]?.total ?? 0 };
}

function toSql({ attribute, value }: Condition): RawBuilder<unknown> {
  const text = String(value);
  switch (attribute) {
    case "displayname":
      return sql`lower(g.display_name) = lower(${text})`;
    case "externalid":
      return sql`g.external_id = ${text}`;
    case "id":
      return isUuid(text) ? sql`g.id = ${text}` : sql`false`;
    case "members":
    case "members.value":
      return isUuid(text)
        ? sql`exists (select from directory_group_people gp where gp.workspace_id = g.workspace_id
            and gp.group_id = g.id and gp.person_id = ${text})`
        : sql`false`;
    default:
      return fail(scimErrors, "scim.invalid_filter");
  }
}
