import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { createPool } from "./pool.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.appConnection, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it("sends statements in the order in which they were asked for, however little later the next one is", async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const order = await inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      const arrive = (name: string) =>
        sql`select set_config('test.order', coalesce(current_setting('test.order', true), '') || ${name}, true)`
          .execute(db)
          .catch(() => undefined);
      const first = arrive("a");
      for (let tick = 0; tick < ticks; tick += 1) await undefined;
      await Promise.all([first, arrive("b")]);
      const { rows } = await sql<{ seen: string }>`select current_setting('test.order') as seen`.execute(db);
      return rows[0]?.seen;
    });
    expect(order, `after ${ticks} ticks`).toBe("ab");
  }
});
