import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";

let database: TestDatabase;
let client: pg.Client;
/** Payloads by channel. */
let heard: Record<string, Set<string>> = {};

const workspaceId = "00000000-0000-7000-8000-000000000001";
const top = "00000000-0000-7000-8000-00000000000a";
const inside = "00000000-0000-7000-8000-00000000000b";
const people = 120;
const shares = 30;

/** A team with shares, and one with many people, which is not yet in it. */
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.superuserConnection);
  await client.connect();
  client.on("notification", ({ channel, payload = "" }) => {
    heard[channel] = (heard[channel] ?? new Set()).add(payload);
  });
  // Constraints, triggers and the trail of audit come afterwards: only what teams tell is tried here.
  for (const text of [
    "set session_replication_role = replica",
    `insert into workspaces (id, name) values ('${workspaceId}', 'W')`,
    `insert into auth.users (id, email) select gen_random_uuid(), n || '@x.test' from generate_series(1, ${people}) n`,
    `insert into memberships (workspace_id, user_id, role) select '${workspaceId}', id, 'member' from auth.users`,
    `insert into teams (workspace_id, id, name) values ('${workspaceId}', '${top}', 'Top'), ('${workspaceId}', '${inside}', 'Inside')`,
    `insert into team_memberships (workspace_id, team_id, user_id) select workspace_id, '${inside}', user_id from memberships`,
    `insert into conversations (workspace_id, id, user_id, title)
       select '${workspaceId}', gen_random_uuid(), gen_random_uuid(), 'C' from generate_series(1, ${shares})`,
    `insert into grants (workspace_id, id, object_type, object_id, team_id, relation)
       select workspace_id, gen_random_uuid(), 'conversation', id, '${top}', 'viewer' from conversations`,
    "set session_replication_role = origin",
    ...["teams", "team_memberships", "grants"].flatMap((table) => [
      `alter table ${table} disable trigger require_audit`,
      `alter table ${table} disable trigger require_audit_of_update`,
    ]),
    "listen adjutant_events",
    "listen adjutant_shares",
  ])
    await client.query(text);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the statement tells: events by name, whether they name an object, and what is announced. */
async function told(statement: string) {
  heard = {};
  await client.query("delete from events");
  await client.query(statement);
  const { rows } = await client.query(
    `select name, data ? 'id' as "hasObject", count(*)::int as count from events group by 1, 2`,
  );
  return {
    events: rows,
    announced: [heard.adjutant_events?.size ?? 0, heard.adjutant_shares?.size ?? 0],
  };
}

const each = (name: string, hasObject = false) => [{ name, hasObject, count: people }];

it("each person hears once of a team that moves, fills, empties or goes, and streams of each object are looked at", async () => {
  const move = (to: string) => `update teams set parent_id = ${to} where id = '${inside}'`;
  expect(await told(move(`'${top}'`))).toEqual({ events: each("share.granted"), announced: [people, 0] });
  expect(await told(move("null"))).toEqual({ events: each("share.withdrawn"), announced: [people, shares] });
  await client.query(move(`'${top}'`));
  expect(await told("delete from team_memberships")).toEqual({
    ...{ events: each("share.withdrawn"), announced: [people, shares] },
  });
  const join = `insert into team_memberships (workspace_id, team_id, user_id)
    select workspace_id, '${inside}', user_id from memberships`;
  expect(await told(join)).toEqual({ events: each("share.granted"), announced: [people, 0] });
  const one = "delete from grants where id = (select id from grants limit 1)";
  expect(await told(one)).toEqual({ events: each("share.withdrawn", true), announced: [people, 1] });
  await client.query(move("null"));
  await client.query(`update team_memberships set team_id = '${top}'`);
  expect(await told(`delete from teams where id = '${top}'`)).toEqual({
    ...{ events: each("share.withdrawn"), announced: [people, shares - 1] },
  });
});

it("who among many reads an object is asked once for all of them", async () => {
  await client.query("begin");
  await client.query("set local track_functions = 'all'");
  const { rows } = await client.query(
    `select cardinality(app.readers_among($1, 'conversation', $2, (select array_agg(user_id) from memberships)))`,
    [workspaceId, top],
  );
  const { rows: calls } = await client.query(
    "select funcname, calls::int from pg_stat_xact_user_functions where funcname in ('owner_of_object', 'teams_of')",
  );
  await client.query("rollback");
  expect(rows).toEqual([{ cardinality: 0 }]);
  expect(calls).toEqual([{ funcname: "owner_of_object", calls: 1 }]);
});
