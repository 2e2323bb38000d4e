import { sql } from "kysely";
import { shownToGuests } from "#platform/server/access/shown-to-guests.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export interface Looked {
  workspaceId: string;
  /** Who looks. Not found by themself. */
  userId: string;
  words: string;
  object: { noun: string; id: string } | undefined;
  /** Guests find those alone whom they are shown anyway. */
  isGuest: boolean;
  limit: number;
}

export interface Found {
  id: string;
  name: string;
  can_read: boolean;
}

const ofObject = shownToGuests({
  ...{ workspaceId: "object.workspace_id", noun: "object.noun", id: "object.id" },
});

/**
 * People whose name, or a word of it, begins like this: those first who can read the object. As the product. Whether
 * somebody may act is asked of those alone who are listed.
 */
export async function findPeople(db: Db, looked: Looked): Promise<Found[]> {
  const { workspaceId, userId, words, object, isGuest, limit } = looked;
  const { noun = null, id = null } = object ?? {};
  const { rows } = await sql<Found>`
    with object as (select ${workspaceId}::uuid as workspace_id, ${noun}::text as noun, ${id}::uuid as id),
    named as (
      select m.user_id as id, app.shown_name_of(u.raw_user_meta_data, u.email) as name
      from memberships m join auth.users u on u.id = m.user_id and u.deleted_at is null
      where m.workspace_id = ${workspaceId} and m.user_id <> ${userId}
        and (not ${isGuest}::boolean or m.user_id in (
          select shown.id from object cross join lateral ${sql.raw(ofObject)} shown))),
    found as materialized (select id, name from named where name <> '' and (${beginsWith(words)})),
    readers as (
      select unnest(app.readers_among(${workspaceId}, ${noun}, ${id}, array(select id from found))) as id)
    select id, name, can_read from (
      select f.id, f.name, f.id in (select r.id from readers r) as can_read from found f
      order by can_read desc, lower(f.name), f.id offset 0) listed
    where app.may_act(id, ${workspaceId}) limit ${limit}`.execute(db);
  return rows;
}

/** Teams whose name begins like this. One can read when the object is shared with it or with the whole workspace. */
export async function findTeams(db: Db, { workspaceId, words, object, limit }: Looked): Promise<Found[]> {
  const { noun = null, id = null } = object ?? {};
  const { rows } = await sql<Found>`
    select t.id, t.name, exists (
      select from grants g where g.workspace_id = t.workspace_id and g.object_type = ${noun} and g.object_id = ${id}
        and (g.team_id = t.id or g.team_id is null and g.user_id is null)
        and (g.expires_at is null or g.expires_at > now())) as can_read
    from (select workspace_id, id, name from teams where workspace_id = ${workspaceId}) t
    where ${beginsWith(words)} order by can_read desc, lower(t.name), t.id limit ${limit}`.execute(db);
  return rows;
}

interface NamesOf {
  workspaceId: string;
  people: string[];
  teams: string[];
  /** Where a guest mentions them: guests mention those whom they are shown there. */
  ofGuest: { noun: string; id: string } | undefined;
}

/** The present names of these people and teams, as far as the caller may mention them. */
export async function findNamesOf(
  db: Db,
  { workspaceId, people, teams, ofGuest }: NamesOf,
): Promise<Map<string, string>> {
  const { rows } = await executeAsService(
    db,
    `select m.user_id as id, app.shown_name(m.user_id) as name from memberships m
     where m.workspace_id = $1 and m.user_id = any($2::uuid[]) and app.may_act(m.user_id, m.workspace_id)
       and ($4::text is null or m.user_id in ${shownToGuests({ workspaceId: "$1", noun: "$4", id: "$5" })})
     union all select t.id, t.name from teams t
     where t.workspace_id = $1 and t.id = any($3::uuid[]) and $4::text is null`,
    [workspaceId, people, teams, ofGuest?.noun ?? null, ofGuest?.id ?? null],
  );
  return new Map((rows as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
}

/** Of these people and the members of these teams, those who may read the object now. */
export async function findReaders(
  db: Db,
  {
    workspaceId,
    object,
    people,
    teams,
  }: { workspaceId: string; object: { noun: string; id: string }; people: string[]; teams: string[] },
): Promise<string[]> {
  const { rows } = await executeAsService(
    db,
    `select unnest(app.readers_among($1, $2, $3, array(
       select unnest($4::uuid[])
       union select app.people_of_team($1, team) from unnest($5::uuid[]) team))) as id`,
    [workspaceId, object.noun, object.id, people, teams],
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Of these people, those who were told of this already: a text that was read while it waited is not told again. */
export async function findTold(
  db: Db,
  {
    workspaceId,
    about,
    people,
  }: { workspaceId: string; about: { noun: string; id: string }; people: string[] },
): Promise<string[]> {
  const { rows } = await executeAsService(
    db,
    `select distinct user_id as id from notifications
     where workspace_id = $1 and kind = 'mention' and object_type = $2 and object_id = $3 and user_id = any($4::uuid[])`,
    [workspaceId, about.noun, about.id, people],
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

function beginsWith(words: string) {
  const begun = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "\\$&");
  return sql`lower(name) like ${`${begun}%`} or lower(name) like ${`% ${begun}%`}`;
}
