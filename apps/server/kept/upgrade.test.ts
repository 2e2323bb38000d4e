import { randomBytes } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readLanded } from "#platform/server/db/landed-migrations.ts";
import { migrate, readMigrations } from "#platform/server/db/migrate.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules } from "../modules.ts";
import { keptTables } from "../testing/keep-rows.ts";

const folder = join(import.meta.dirname, "../../../database/kept");
const landings = globSync("*.rows.sql", { cwd: folder }).map((file) => basename(file, ".rows.sql"));
/** What tables of an earlier landing are called today; null for one that is no more, with the reason. */
const renamed: Record<string, string | null> = {
  "public.told_subscriptions": "public.notified_subscriptions",
};

describe.each(landings)("a database of the landing that ended with %s", (landing) => {
  const { ownerConnection, appConnection, superuserConnection } = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const within = <Connection extends object>(connection: Connection) => ({ ...connection, database });
  let client: pg.Client;
  let before: Map<string, number>;
  let server: TestServer;

  beforeAll(async () => {
    await onServer(`create database ${database} owner ${ownerConnection.user}`);
    const then = (await readMigrations()).filter(({ name }) => name <= `${landing}.sql`);
    await migrate(within(ownerConnection), appConnection.user, then);
    client = new pg.Client({
      ...within(superuserConnection),
      options: "-c session_replication_role=replica",
    });
    await client.connect();
    const tables = (await keptTables(client)).map(({ name }) => name);
    await client.query(`truncate ${tables.join(", ")}`);
    await client.query(readFileSync(join(folder, `${landing}.rows.sql`), "utf8"));
    before = await count(tables);
    await migrate(within(ownerConnection), appConnection.user);
    const connections = {
      ownerConnection: within(ownerConnection),
      appConnection: within(appConnection),
      superuserConnection: within(superuserConnection),
    };
    server = await createTestServer({
      modules: createModules({ publicUrl: "http://127.0.0.1", isAuthApiKeyRequired: false }),
      isWorker: false,
      beside: {
        database: { ...connections, drop: async () => {} },
        keyFile: join(folder, `${landing}.keys.json`),
      },
    });
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await client?.end();
    await onServer(`drop database if exists ${database} with (force)`);
  });

  async function count(tables: string[]): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const name of tables) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      counts.set(name, rows[0]?.count ?? 0);
    }
    return counts;
  }

  it("was made by exactly the migrations that landed then", async () => {
    const { rows } = await client.query("select name, checksum from schema_migrations");
    const landed = readLanded();
    const then = rows.filter(({ name }) => name <= `${landing}.sql`);
    expect(then.map(({ name, checksum }) => landed[name] === checksum)).toEqual(then.map(() => true));
  });

  it("had a row in every table, and has all of them today", async () => {
    expect([...before].filter(([, rows]) => rows === 0)).toEqual([]);
    const names = [...before.keys()].flatMap((name) => renamed[name] ?? (name in renamed ? [] : [name]));
    const after = await count(names);
    const lost = [...before].filter(([name, rows]) => {
      const today = name in renamed ? renamed[name] : name;
      return today && (after.get(today) ?? 0) < rows;
    });
    expect(lost).toEqual([]);
  });

  it("lets its person sign in with the same password, and read the conversation of then", async () => {
    const { server: http } = server;
    const signedIn = await http.inject({
      method: "POST",
      url: "/auth/v1/token?grant_type=password",
      payload: { email: "kept@example.com", password: "a passphrase that is kept" },
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    const headers = { authorization: `Bearer ${signedIn.json().access_token}` };
    const listed = await http.inject({ url: "/api/v1/conversations", headers });
    expect(listed.statusCode, listed.body).toBe(200);
    const asked = listed.json().items.find(({ title }: { title: string }) => /what is 12/.test(title));
    const messages = await http.inject({ url: `/api/v1/conversations/${asked.id}/messages`, headers });
    expect(messages.body).toContain("what is 12 * 12?");
    expect(messages.body).toContain("144");
  });

  it("gives one seat where there is no plan", async () => {
    const { rows } = await client.query(
      "select value_limit::int from plan_entitlements where plan_key = 'without_plan' and entitlement = 'seats'",
    );
    expect(rows).toEqual([{ value_limit: 1 }]);
  });

  it("refuses another password", async () => {
    const refused = await server.server.inject({
      method: "POST",
      url: "/auth/v1/token?grant_type=password",
      payload: { email: "kept@example.com", password: "a passphrase that is not" },
    });
    expect(refused.statusCode).toBe(400);
  });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject("postgres").superuserConnection, database: "postgres" });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
