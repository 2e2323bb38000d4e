import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../command.ts";
import { createCtx } from "../create-ctx.ts";
import { createLogger } from "../log.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";
import { deleteOldRows } from "./delete-old-rows.ts";
import type { Retention } from "./retention.ts";
import { retentionTime } from "./retention-time.ts";

const retention: Retention = { table: "letters", column: "sent_at", keepFor: { days: 2 } };
const minuteMs = 60_000;
let server: TestServer;
let lines: { level: number; server?: string; database?: string }[];

beforeAll(async () => {
  server = await createTestServer({ modules: [{ name: "test", retention: [retention] }] });
  await server.look(`create table letters (id int, sent_at timestamptz);
    alter table letters owner to ${server.database.ownerConnection.user};
    select app.protect('letters');
    insert into letters values (1, now() - interval '47 hours'), (2, now() - interval '49 hours')`);
});
afterAll(() => server[Symbol.asyncDispose]());

/** The system on a server whose clock is wrong. That of the database is right. */
function systemAt(aheadMs: number) {
  lines = [];
  const log = createLogger("warn", { write: (line) => void lines.push(JSON.parse(line)) });
  const now = () => new Date(Date.now() + aheadMs);
  return createCtx({ ...server.services, log, now }, { type: "system", name: "test" });
}
const left = async () => (await server.look<{ id: number }>("select id from letters")).length;

it.each([365 * 24 * 60, 6, -6])(
  "nothing goes while the clock of the server is wrong by %i minutes: the job fails, and a warning names both clocks",
  async (minutes) => {
    const wrong = systemAt(minutes * minuteMs);
    await expect(deleteOldRows.perform(wrong, {})).rejects.toThrow("clocks");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 40, server: expect.any(String), database: expect.any(String) });
    await expect(deleteExpiredRows(wrong, { retention, limit: 10 })).rejects.toThrow("clocks");
    expect(await left()).toBe(2);
  },
);

it.each([4, -4])("a server that is wrong by %i minutes deletes by the earlier clock", async (minutes) => {
  const before = Date.now();
  const at = await query(systemAt(minutes * minuteMs), retentionTime);
  const expected = before + Math.min(minutes, 0) * minuteMs;
  expect(Math.abs(at.getTime() - expected)).toBeLessThan(30_000);
  expect(lines).toEqual([]);
});

it("what is old by both clocks goes", async () => {
  await deleteOldRows.perform(server.system, {});
  expect(await left()).toBe(1);
});
