import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { foreign, ownerColumns, type Person, rowOf } from "../testing/row-of-person.ts";
import { type CatalogueTable, insertOf, readTables } from "../testing/sample-row.ts";

const here = newId();
const elsewhere = newId();
const ann: Person = { name: "Ann", place: 0, userId: newId(), workspaceId: here };
const bob: Person = { name: "Bob, of Ann's workspace", place: 1, userId: newId(), workspaceId: here };
const eve: Person = { name: "Eve, of another workspace", place: 2, userId: newId(), workspaceId: elsewhere };
const people = [ann, bob, eve];

/**
 * Rows of these are for everyone in a workspace, or for those who decide in it; those of all other tables belong to one
 * person.
 */
const shared = [
  ...["public.file_blobs", "public.teams", "public.tool_versions", "public.workspaces"],
  "public.requests",
];
/** Has room for one row, which is nobody's. */
const ofInstallation = ["public.public_link_bans", "public.log_sequencer"];
/** Whoever acts may tell a colleague: the row names who is to hear it, not who wrote it. */
const addressed = ["public.events"];

let database: TestDatabase;
let superuser: pg.Client;
let app: pg.Client;
let tables: CatalogueTable[];
let owned: CatalogueTable[];

beforeAll(async () => {
  database = await createTestDatabase();
  superuser = new pg.Client(database.superuserConnection);
  app = new pg.Client(database.appConnection);
  await Promise.all([superuser.connect(), app.connect()]);
  tables = await readTables(superuser, ["public", "auth"]);
  owned = tables.filter((table) => ownerColumns(table, ann) !== undefined);
  // Without foreign keys and triggers: rows are made in any order and stand for themselves.
  await superuser.query("set session_replication_role = replica");
  for (const table of tables)
    for (const person of people) {
      const { text, values } = insertOf(table, rowOf(table, person));
      // A table of the installation may need no value, and have room for one row of a kind.
      if (!values?.length) continue;
      await superuser.query({
        text: owned.includes(table) ? text : `${text} on conflict do nothing`,
        values,
      });
    }
});
afterAll(async () => {
  await Promise.all([superuser.end(), app.end()]);
  await database.drop();
});

type Outcome = { rows: number } | { refused: string };

/** What one statement does as `role` with the claims of `person`; everything is rolled back. */
async function attempt(
  role: string,
  person: Person | undefined,
  text: string,
  values: unknown[] = [],
): Promise<Outcome> {
  const claims = person ? { role, sub: person.userId, workspace_id: person.workspaceId } : { role };
  await app.query("begin");
  try {
    await app.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      JSON.stringify(claims),
    ]);
    const { rowCount } = await app.query({ text, values });
    return { rows: rowCount ?? 0 };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return { refused: error.code ?? "" };
  } finally {
    await app.query("rollback");
  }
}

const forbidden = "42501";
const reachesNothing = (outcome: Outcome) =>
  "rows" in outcome ? outcome.rows === 0 : outcome.refused === forbidden;

describe("every table", () => {
  it("has forced row-level security, also those of the job library", async () => {
    const { rows } = await superuser.query(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'auth', 'app', 'pgboss') and c.relkind in ('r', 'p')
         and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });

  it("has a row of each person in this test", async () => {
    for (const table of tables) {
      if (ofInstallation.includes(table.name)) continue;
      const { rows } = await superuser.query(`select count(*)::int as count from ${table.name}`);
      expect(rows[0]?.count, table.name).toBeGreaterThanOrEqual(people.length);
    }
    expect(owned.length).toBeGreaterThan(10);
  });

  it("shows no row to the login role, which has not said for whom it asks", async () => {
    for (const table of await readTables(superuser, ["public", "auth", "pgboss"])) {
      const outcome = await app.query(`select 1 from ${table.name} limit 1`).then(
        ({ rowCount }): Outcome => ({ rows: rowCount ?? 0 }),
        (error): Outcome => ({ refused: error.code }),
      );
      expect(reachesNothing(outcome), `${table.name}: ${JSON.stringify(outcome)}`).toBe(true);
    }
  });

  it.each(["anon", "authenticated"])("shows no row of anybody to %s without claims", async (role) => {
    for (const table of owned) {
      const outcome = await attempt(role, undefined, `select 1 from ${table.name}`);
      expect(reachesNothing(outcome), `${table.name}: ${JSON.stringify(outcome)}`).toBe(true);
    }
  });

  it.each(["anon", "authenticated"])("is closed to %s when it belongs to the job library", async (role) => {
    for (const table of await readTables(superuser, ["pgboss"])) {
      for (const text of [`select 1 from ${table.name}`, `delete from ${table.name}`]) {
        expect(await attempt(role, ann, text), text).toEqual({ refused: forbidden });
      }
    }
  });
});

describe.each(people)("$name", (person) => {
  const others = people.filter((other) => other !== person);

  it("sees no row of others", async () => {
    for (const table of owned) {
      const { where, values } = foreign(table, person);
      const outcome = await attempt(
        "authenticated",
        person,
        `select 1 from ${table.name} where ${where}`,
        values,
      );
      expect(reachesNothing(outcome), `${table.name}: ${JSON.stringify(outcome)}`).toBe(true);
    }
  });

  it("changes and deletes no row of others", async () => {
    for (const table of owned) {
      const { where, values } = foreign(table, person);
      const [column] = table.columns;
      for (const change of [
        `update ${table.name} set ${column?.name} = ${column?.name}`,
        `delete from ${table.name}`,
      ]) {
        const outcome = await attempt("authenticated", person, `${change} where ${where}`, values);
        expect(reachesNothing(outcome), `${change}: ${JSON.stringify(outcome)}`).toBe(true);
      }
    }
  });

  it("adds no row for others", async () => {
    for (const table of owned) {
      for (const other of others) {
        const isColleague = other.workspaceId === person.workspaceId;
        if (isColleague && [...shared, ...addressed].includes(table.name)) continue;
        const { text, values } = insertOf(table, rowOf(table, other));
        const outcome = await attempt("authenticated", person, text, values);
        expect(outcome, `${table.name} of ${other.name}`).toEqual({ refused: forbidden });
      }
    }
  });

  it("hands no own row over to others", async () => {
    for (const table of owned) {
      for (const other of others) {
        const columns = Object.entries(ownerColumns(table, other) ?? {}).filter(
          ([name]) => name !== "actor_type",
        );
        const isColleague = other.workspaceId === person.workspaceId;
        if (isColleague && [...shared, ...addressed].includes(table.name)) continue;
        const assignments = columns.map(([name], index) => `${name} = $${index + 1}`).join(", ");
        const outcome = await attempt(
          "authenticated",
          person,
          `update ${table.name} set ${assignments}`,
          columns.map(([, value]) => value),
        );
        expect(reachesNothing(outcome), `${table.name}: ${JSON.stringify(outcome)}`).toBe(true);
      }
    }
  });
});

it("shows people their own rows, so that the refusals above mean something", async () => {
  const seen: string[] = [];
  for (const table of owned) {
    const outcome = await attempt("authenticated", ann, `select 1 from ${table.name}`);
    if ("rows" in outcome && outcome.rows > 0) seen.push(table.name);
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      "public.audit_events",
      "public.conversations",
      "public.events",
      "public.memberships",
      "public.messages",
      "public.run_chunks",
      "public.run_steps",
      "public.runs",
      "public.tool_calls",
      "public.workspaces",
    ]),
  );
});
