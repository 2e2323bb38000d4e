import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { type CatalogueTable, insertOf, readTables, sampleRow } from "../testing/sample-row.ts";

interface Person {
  name: string;
  userId: string;
  workspaceId: string;
}

const here = newId();
const elsewhere = newId();
const ann: Person = { name: "Ann", userId: newId(), workspaceId: here };
const bob: Person = { name: "Bob, of Ann's workspace", userId: newId(), workspaceId: here };
const eve: Person = { name: "Eve, of another workspace", userId: newId(), workspaceId: elsewhere };
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

function has(table: CatalogueTable, column: string) {
  return table.columns.some(({ name }) => name === column);
}

/** The columns that say whose a row is; absent for tables of the installation. */
function ownerColumns(table: CatalogueTable, { userId, workspaceId }: Person) {
  if (table.name === "public.workspaces") return { id: workspaceId };
  if (table.name === "auth.users") return { id: userId };
  const columns = {
    ...(has(table, "workspace_id") ? { workspace_id: workspaceId } : {}),
    ...(has(table, "user_id") ? { user_id: userId } : {}),
    ...(has(table, "actor_id") ? { actor_type: "user", actor_id: userId } : {}),
  };
  return Object.keys(columns).length > 0 ? columns : undefined;
}

/** Values that no rule about types can know. */
const special: Record<string, Record<string, unknown>> = {
  "auth.users": { email: null },
  // Owners and admins read the events of their workspace.
  "public.memberships": { role: "member" },
  "auth.api_keys": { kind: "secret", publishable_key: null },
  "auth.signing_keys": { status: "retired" },
  "auth.saml_keys": { status: "retired" },
  "public.content_previews": { language: "en", body: "{}" },
  "public.retention_periods": { kind: "conversations", days: 30 },
  "public.triggers": { kind: "webhook", proof: "bearer" },
  "public.trigger_firings": {
    outcome: "skipped",
    run_id: null,
    conversation_id: null,
    reason: "It still ran.",
  },
  "public.contents": { language: "en", body: "{}" },
  "public.legal_acceptances": { language: "en" },
  "public.pricing_plans": { currency: "usd", features: "[]" },
  "public.chosen_stock_voices": { engine: "openai" },
  // Open, for seats.
  "public.requests": {
    ...{
      wants: "seats",
      role: null,
      team_id: null,
      seats: 1,
      ended_as: null,
      ended_at: null,
      decided_by: null,
    },
  },
  "public.teams": { parent_id: null, lead_id: null, directory_group_id: null },
  // A plan or a team, not both.
  "public.model_audiences": { plan_key: "business", team_id: null, team_workspace_id: null },
  "public.model_providers": { kind: "openai" },
  "public.model_prices": { provider_kind: "openai", model_pattern: "*" },
};

const purposes = ["fast", "vision", "embedding"];

function rowOf(table: CatalogueTable, person: Person) {
  const row = sampleRow(table, { ...special[table.name], ...ownerColumns(table, person) });
  // Versions count within a workspace.
  if (table.name === "public.instruction_versions" && person === bob) return { ...row, number: 2 };
  // An entry is an event or a checkpoint.
  if (table.name === "public.log_entries") return { ...row, event_id: newId() };
  // One log of a workspace is open.
  if (table.name === "public.logs" && person === bob) return { ...row, generation: 2, closed_at: new Date() };
  // One row for each purpose.
  if (table.name === "public.model_purposes") return { ...row, purpose: purposes[people.indexOf(person)] };
  // One of a kind for each workspace.
  if (table.name === "public.retention_periods" && person === bob) return { ...row, kind: "tasks" };
  // Two people share one workspace row.
  return table.name === "public.workspaces" && person === bob ? { ...row, id: newId() } : row;
}

/** Rows that `person` must not reach. */
function foreign(table: CatalogueTable, person: Person): { where: string; values: string[] } {
  const { userId, workspaceId } = person;
  if (table.name === "public.workspaces") return { where: "id <> $1", values: [workspaceId] };
  if (table.name === "auth.users") return { where: "id <> $1", values: [userId] };
  const column = ["user_id", "actor_id"].find((name) => has(table, name));
  if (column) return { where: `${column}::text <> $1`, values: [userId] };
  return { where: "workspace_id <> $1", values: [workspaceId] };
}

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
