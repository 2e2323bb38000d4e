import { expect, test } from "vitest";
import { createAuthTestServer } from "#features/auth/server/testing.ts";
import { billingModule } from "#features/billing/server/module.ts";

test("a query that a caller words is never prepared, however often it is asked", async () => {
  await using server = await createAuthTestServer([billingModule]);
  const ask = () =>
    fetch(`${server.url}/rest/v1/pricing_plans?select=worded_by_a_visitor:id`, {
      headers: { apikey: server.publishableKey },
    });
  for (let time = 0; time < 40; time += 1) expect((await ask()).status).toBe(200);

  const { pool } = server.services;
  const connections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const texts: string[] = [];
  for (const connection of connections) {
    const { rows } = await connection.query("select statement from pg_prepared_statements");
    texts.push(...rows.map(({ statement }) => statement));
    connection.release();
  }
  expect(texts.filter((text) => text.includes("worded_by_a_visitor"))).toEqual([]);
});
