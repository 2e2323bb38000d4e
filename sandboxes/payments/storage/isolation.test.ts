import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "#platform/server/testing/create-test-database.ts";

let database: TestDatabase;
let app: pg.Client;
let superuser: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  app = new pg.Client(database.appConnection);
  superuser = new pg.Client(database.superuserConnection);
  await Promise.all([app.connect(), superuser.connect()]);
});
afterAll(async () => {
  await Promise.all([app.end(), superuser.end()]);
  await database.drop();
});

async function attempt(role: string, statement: string): Promise<string | number> {
  await app.query("begin");
  try {
    await app.query("select set_config('role', $1, true)", [role]);
    return (await app.query(statement)).rowCount ?? 0;
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? "") : String(error);
  } finally {
    await app.query("rollback");
  }
}

async function namesOf(schemas: string): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in (${schemas}) and c.relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
}

const forbidden = "42501";

it("shows nothing of the product to the role of the sandbox", async () => {
  const names = await namesOf("'public', 'auth', 'pgboss'");
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    expect(await attempt("payment_sandbox", `select 1 from ${name}`), name).toBe(forbidden);
    expect(await attempt("payment_sandbox", `delete from ${name}`), name).toBe(forbidden);
  }
});

it("shows nothing of the sandbox to the roles of the product, nor to the login role", async () => {
  const names = await namesOf("'payment_sandbox'");
  expect(names).toHaveLength(5);
  for (const name of names) {
    for (const role of ["none", "anon", "authenticated", "service_role"]) {
      expect(await attempt(role, `select 1 from ${name}`), `${role}: ${name}`).toBe(forbidden);
    }
    expect(await attempt("payment_sandbox", `select 1 from ${name}`), name).toBe(0);
  }
});

it("forces row-level security on all tables of the sandbox", async () => {
  const { rows } = await superuser.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'payment_sandbox' and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`,
  );
  expect(rows).toEqual([]);
});
