import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Page } from "../scim/page.ts";
import type { Condition } from "../scim/parse-filter.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import type { DirectoryPerson, PersonFacts } from "./person.ts";

const columns = sql`
  p.workspace_id, p.id, p.user_id, p.awaited_email, p.user_name, p.external_id, p.is_active, p.attributes, p.created_at, p.updated_at,
  coalesce((select json_agg(json_build_object('value', g.id, 'display', g.display_name) order by g.display_name)
    from directory_group_people gp join directory_groups g on g.workspace_id = gp.workspace_id and g.id = gp.group_id
    where gp.workspace_id = p.workspace_id and gp.person_id = p.id), '[]') as groups`;

export interface NewPerson extends PersonFacts {
  workspaceId: string;
  id: string;
  userId: string | null;
  awaitedEmail: string | null;
  at: Date;
}

/** False when name, user or address is taken in this workspace. */
export async function insertPerson(db: Db, person: NewPerson): Promise<boolean> {
  const { rows } = await sql`
    insert into directory_people (workspace_id, id, user_id, awaited_email, user_name, external_id, is_active,
      attributes, created_at, updated_at)
    values (${person.workspaceId}, ${person.id}, ${person.userId}, ${person.awaitedEmail}, ${person.userName},
      ${person.externalId}, ${person.isActive}, ${JSON.stringify(person.attributes)}::jsonb, ${person.at}, ${person.at})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function updatePerson(
  db: Db,
  workspaceId: string,
  id: string,
  facts: PersonFacts,
  at: Date,
): Promise<void> {
  await sql`
    update directory_people set user_name = ${facts.userName}, external_id = ${facts.externalId},
      is_active = ${facts.isActive}, attributes = ${JSON.stringify(facts.attributes)}::jsonb, updated_at = ${at}
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

export async function deletePersonRow(db: Db, workspaceId: string, id: string): Promise<void> {
  await sql`delete from directory_group_people where workspace_id = ${workspaceId} and person_id = ${id}`.execute(
    db,
  );
  await sql`delete from directory_people where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

export async function findPerson(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<DirectoryPerson | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<DirectoryPerson>`
    select ${columns} from directory_people p where p.workspace_id = ${workspaceId} and p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Serializes changes of one person until the transaction ends. */
export async function lockPerson(db: Db, workspaceId: string, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await sql`
    select from directory_people where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db);
}

export async function hasUserName(
  db: Db,
  workspaceId: string,
  userName: string,
  exceptId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from directory_people where workspace_id = ${workspaceId} and lower(user_name) = lower(${userName})
      and id is distinct from ${exceptId}::uuid`.execute(db);
  return rows.length > 0;
}

/** Serializes changes of one user by several directories until the transaction ends. */
export async function lockEmployment(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`employment ${userId}`}, 0))`.execute(db);
}

/** Whether another workspace's directory with a live key lists the user as active. */
export async function isActiveElsewhere(db: Db, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from directory_people p where p.user_id = ${userId} and p.workspace_id <> ${workspaceId} and p.is_active
      and exists (select from provisioning_keys k where k.workspace_id = p.workspace_id and k.revoked_at is null)
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Assigns the user to all people awaited with this address, except in workspaces where they are listed
 * already.
 */
export async function takeAwaitedPeople(
  db: Db,
  email: string,
  userId: string,
  at: Date,
): Promise<{ workspace_id: string; id: string; is_active: boolean }[]> {
  const { rows } = await sql<{ workspace_id: string; id: string; is_active: boolean }>`
    update directory_people p set user_id = ${userId}, awaited_email = null, updated_at = ${at}
    where p.awaited_email = ${email} and not exists (
      select from directory_people o where o.workspace_id = p.workspace_id and o.user_id = ${userId})
    returning p.workspace_id, p.id, p.is_active`.execute(db);
  return rows;
}

export async function listPeople(
  db: Db,
  workspaceId: string,
  conditions: Condition[],
  { startIndex, count }: Page,
): Promise<{ people: DirectoryPerson[]; total: number }> {
  const wanted = sql.join([sql`p.workspace_id = ${workspaceId}`, ...conditions.map(toSql)], sql` and `);
  const { rows: people } = await sql<DirectoryPerson>`
    select ${columns} from directory_people p where ${wanted}
    order by p.created_at, p.id limit ${count} offset ${startIndex - 1}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from directory_people p where ${wanted}`.execute(db);
  return { people, total: rows[0]?.total ?? 0 };
}

function toSql({ attribute, value }: Condition): RawBuilder<unknown> {
  const text = String(value);
  switch (attribute) {
    case "username":
      return sql`lower(p.user_name) = lower(${text})`;
    case "externalid":
      return sql`p.external_id = ${text}`;
    case "id":
      return isUuid(text) ? sql`p.id = ${text}` : sql`false`;
    case "active":
      return sql`p.is_active = ${text.toLowerCase() === "true"}`;
    case "displayname":
      return sql`lower(p.attributes ->> 'displayName') = lower(${text})`;
    case "emails":
    case "emails.value":
      return sql`exists (select from jsonb_array_elements(coalesce(p.attributes -> 'emails', '[]')) e
        where lower(e ->> 'value') = lower(${text}))`;
    default:
      return fail(scimErrors, "scim.invalid_filter");
  }
}
