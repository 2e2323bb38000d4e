import { afterAll, beforeAll, expect, it } from "vitest";
import { retentionOf } from "#platform/server/retention/retention-of.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules } from "./modules.ts";

const declared = retentionOf(createModules({ publicUrl: "http://127.0.0.1" }));
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

it("each table that modules say how long they keep exists, with an age and what its conditions are about", async () => {
  const rows = await server.look<{ name: string; type: string }>(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name,
       data_type as type from information_schema.columns where table_schema in ('public', 'auth')`,
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  expect(declared.length).toBeGreaterThan(20);
  for (const { table, column, where = {} } of declared) {
    expect(types.get(`${table}.${column}`), `${table}.${column}`).toMatch(
      /^timestamp with time zone$|^date$/,
    );
    for (const name of Object.keys(where))
      expect(types.has(`${table}.${name}`), `${table}.${name}`).toBe(true);
  }
});

it("no two say the same of one table, and none keeps less than an hour", () => {
  const keys = declared.map(({ table, where }) => `${table} ${JSON.stringify(where ?? {})}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { keepFor } of declared) expect(Object.values(keepFor)[0]).toBeGreaterThanOrEqual(1);
});
