import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { createPool } from "./pool.ts";
import { prepared } from "./prepared.ts";
import { type Claims, inTransaction } from "./transaction.ts";

let database: TestDatabase;
/** One connection, so that a statement meets what it left there before. */
let one: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  one = createPool(database.appConnection, { max: 1 });
});
afterAll(async () => {
  await one.end();
  await database.drop();
});

const service: Claims = { role: "service_role" };
const often = async (perform: () => Promise<unknown>) => {
  for (let time = 0; time < 20; time++) await perform();
};
const run = (text: string, claims = service) =>
  inTransaction(one, claims, "write", async (db) => (await sql.raw(text).execute(db)).rows);
const preparedTexts = async () => {
  const { rows } = await one.query<{ statement: string }>("select statement from pg_prepared_statements");
  return rows.map(({ statement }) => statement);
};

async function asOwner(statements: string) {
  const client = new pg.Client(database.superuserConnection);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

it("prepares a statement that is used often, and none that is seldom used", async () => {
  await often(() => run("select 1 as used_often"));
  await run("select 1 as seldom_used");
  expect(await preparedTexts()).toContain("select 1 as used_often");
  expect(await preparedTexts()).not.toContain("select 1 as seldom_used");
});

it("prepares nothing where others choose the texts, however often they use one", async () => {
  const theirs = (text: string) =>
    inTransaction(one, service, "read", (db) => sql.raw(text).execute(db), { preparesStatements: false });
  await often(() => theirs("select 1 as chosen_by_others"));
  expect(await preparedTexts()).not.toContain("select 1 as chosen_by_others");
  expect(prepared("select 1 as chosen_by_others", []).name).toBeUndefined();
});

it("prepares a statement that is used often after a thousand others that were used once", async () => {
  for (let number = 0; number < 1_100; number += 1) prepared(`select ${number} as used_once`, []);
  await often(() => run("select 1 as used_often_later"));
  expect(await preparedTexts()).toContain("select 1 as used_often_later");
});

it("shows each caller only what the policies allow, however often another used the same statement before", async () => {
  const workspaces = [newId(), newId()];
  await asOwner(`
      create table notes (workspace_id uuid);
      alter table notes enable row level security;
      alter table notes force row level security;
      create policy own on notes to authenticated using (workspace_id = app.workspace_id());
      create policy all_rows on notes to service_role using (true);
      grant select on notes to authenticated, service_role;
      insert into notes values ('${workspaces[0]}'), ('${workspaces[1]}');`);
  const notes = (claims: Claims) => run("select workspace_id from notes", claims);
  const person = (id = ""): Claims => ({ role: "authenticated", sub: id, workspace_id: id });

  await often(() => notes(service));
  expect(await notes(service)).toHaveLength(2);
  for (const id of workspaces) expect(await notes(person(id))).toEqual([{ workspace_id: id }]);
  expect(await notes(person(newId()))).toEqual([]);
  expect(await notes(service)).toHaveLength(2);
});

it("fails at most once with a statement whose table has changed since it was prepared", async () => {
  await asOwner("create table changing (a int); grant select on changing to service_role");
  await often(() => run("select * from changing"));
  await asOwner("alter table changing add column b int");
  await run("select * from changing").catch((error: Error) =>
    expect(error.message).toBe("cached plan must not change result type"),
  );
  expect(await run("select * from changing")).toEqual([]);
});
