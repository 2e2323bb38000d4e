import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { journalTogether } from "./journal-together.ts";
import { createPool } from "./pool.ts";

let database: TestDatabase;
let servicePool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that whoever comes next surely gets the same one.
  servicePool = createPool(database.appConnection, { max: 1, options: "-c role=service_role" });
});
afterAll(async () => {
  await servicePool.end();
  await database.drop();
});

const eventOf = (id: string) => ({
  text: "insert into events (id, workspace_id, name) values ($1::uuid, $1::uuid, 'x.happened')",
  values: [id],
});
const countOf = async (ids: string[]) =>
  (await servicePool.query("select 1 from events where id = any($1::uuid[])", [ids])).rowCount;

describe("what is journalled together", () => {
  it("is stored, and told of when it is", async () => {
    const [one, two] = [newId(), newId()];
    const kept: string[] = [];
    const telling = (id: string) => ({ ...eventOf(id), kept: () => void kept.push(id) });
    await journalTogether(servicePool, [telling(one), telling(two)]);
    expect(kept).toEqual([one, two]);
    expect(await countOf([one, two])).toBe(2);
  });

  it("is stored all or not at all, and the next user of the connection is not in its transaction", async () => {
    const id = newId();
    let isKept = false;
    const kept = () => {
      isKept = true;
    };
    const twice = [{ ...eventOf(id), kept }, eventOf(id)];
    await expect(journalTogether(servicePool, twice)).rejects.toMatchObject({ code: "23505" });
    expect(isKept).toBe(false);
    expect(await countOf([id])).toBe(0);
  });

  it("may be one statement", async () => {
    const id = newId();
    await journalTogether(servicePool, [eventOf(id)]);
    expect(await countOf([id])).toBe(1);
    await expect(journalTogether(servicePool, [eventOf(id)])).rejects.toMatchObject({ code: "23505" });
    expect(await countOf([id])).toBe(1);
  });
});
