import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { createPool } from "./pool.ts";
import { inOneRoundTrip } from "./single-round-trip.ts";

let database: TestDatabase;
let one: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  one = createPool(database.appConnection, { max: 1 });
});
afterAll(async () => {
  await one.end();
  await database.drop();
});

const look = (text = "select current_user as who") =>
  inOneRoundTrip(one, { role: "service_role" }, { text, values: [] });

it("reads as the role it is asked to be, and leaves the connection as nobody", async () => {
  expect(await look()).toEqual([{ who: "service_role" }]);
  expect((await one.query("select current_user as who")).rows).toEqual([{ who: "adjutant_app" }]);
});

it("writes nothing", async () => {
  await expect(look("delete from events")).rejects.toThrow("read-only transaction");
  expect(await look()).toEqual([{ who: "service_role" }]);
});

it("fails at most once after its connection forgot what was prepared on it", async () => {
  for (let time = 0; time < 20; time += 1) await look();
  await one.query("deallocate all");
  await look().catch(() => undefined);
  for (let time = 0; time < 20; time += 1) expect(await look()).toHaveLength(1);
});
