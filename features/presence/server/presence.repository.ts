import type pg from "pg";
import { shownToGuests } from "#platform/server/access/shown-to-guests.ts";
import { databaseError } from "#platform/server/db/database-error.ts";
import { prepared } from "#platform/server/db/prepared.ts";
import type { Place } from "./place.ts";

/** Between servers: who came, types and left. Payloads contain only ids. */
export const presenceChannel = "adjutant_presence";

/** Says these to all servers, in one statement. */
export async function announce(servicePool: pg.Pool, payloads: string[]): Promise<void> {
  await read(servicePool, `select pg_notify('${presenceChannel}', p) from unnest($1::text[]) p`, [payloads]);
}

/** The names of these people, without addresses. */
export async function findNames(servicePool: pg.Pool, userIds: string[]): Promise<Map<string, string>> {
  const rows = await read<{ id: string; name: string }>(
    servicePool,
    "select id, coalesce(app.shown_name(id), '') as name from unnest($1::uuid[]) id",
    [userIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface PeopleAt {
  place: Place;
  userIds: string[];
}

/** Those of these people who may not read the object that they are at, for all places in one statement. */
export async function findStrangers(servicePool: pg.Pool, places: readonly PeopleAt[]): Promise<PeopleAt[]> {
  const asked = places.map(({ place, userIds }) => ({ ...place, people: userIds }));
  const rows = await read<{ number: string; strangers: string[] }>(
    servicePool,
    `select number, array(select unnest(people) except select unnest(readers)) as strangers from (
       select number, people,
         app.readers_among((at ->> 'workspaceId')::uuid, at ->> 'noun', (at ->> 'id')::uuid, people) as readers
       from jsonb_array_elements($1::jsonb) with ordinality as asked(at, number)
       cross join lateral (select array(select jsonb_array_elements_text(at -> 'people'))::uuid[]) as p(people)) found
     where cardinality(people) > cardinality(readers)`,
    [JSON.stringify(asked)],
  );
  return rows.flatMap(({ number, strangers: userIds }) => {
    const place = places[Number(number) - 1]?.place;
    return place ? [{ place, userIds }] : [];
  });
}

export interface GuestView {
  /** Those who are no guests. They see everybody. */
  others: ReadonlySet<string>;
  /** Those whom guests see. */
  shown: ReadonlySet<string>;
}

/** Who of these people is no guest, and whom guests are shown, for all places in one statement. */
export async function findGuestView(
  servicePool: pg.Pool,
  places: readonly PeopleAt[],
): Promise<(PeopleAt & GuestView)[]> {
  const asked = places.map(({ place, userIds }) => ({ ...place, people: userIds }));
  const rows = await read<{ number: string; others: string[]; shown: string[] }>(
    servicePool,
    `select number,
       array(select person from unnest(people) person where not exists (
         select from memberships m
         where m.workspace_id = place.workspace_id and m.user_id = person and m.role = 'guest')) as others,
       array(select unnest(people) intersect ${shownToGuests({
         ...{ workspaceId: "place.workspace_id", noun: "place.noun", id: "place.id" },
       })}) as shown
     from (
       select number, (at ->> 'workspaceId')::uuid as workspace_id, at ->> 'noun' as noun, (at ->> 'id')::uuid as id,
         array(select jsonb_array_elements_text(at -> 'people'))::uuid[] as people
       from jsonb_array_elements($1::jsonb) with ordinality as asked(at, number)) place`,
    [JSON.stringify(asked)],
  );
  return rows.flatMap(({ number, others, shown }) => {
    const at = places[Number(number) - 1];
    return at ? [{ ...at, others: new Set(others), shown: new Set(shown) }] : [];
  });
}

async function read<Row extends pg.QueryResultRow>(
  servicePool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await servicePool.query<Row>(prepared(text, values)).catch((error: unknown) => {
    throw databaseError(error);
  });
  return rows;
}
