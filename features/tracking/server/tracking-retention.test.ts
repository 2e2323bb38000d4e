import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteOldRows } from "#platform/server/retention/delete-old-rows.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { countAll } from "./counting/count-visits.ts";
import { trackingModule } from "./module.ts";
import { addEvent, addVisit } from "./testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [trackingModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const count = async (sql: string) => (await server.look<{ count: number }>(sql))[0]?.count;

it("visits are kept for thirteen months, those of programs for a week, and what they add up to longer", async () => {
  for (const days of [0, 394, 396]) {
    await addEvent(server, await addVisit(server, { at: ago(days) }), { at: ago(days) });
  }
  for (const days of [6, 8]) await addVisit(server, { at: ago(days), userAgent: "Googlebot/2.1" });
  await countAll(server.system);
  await deleteOldRows.perform(server.system, {});
  expect(await count("select count(*)::int from user_sessions where not is_bot")).toBe(2);
  expect(await count("select count(*)::int from user_events")).toBe(2);
  expect(await count("select count(*)::int from user_sessions where is_bot")).toBe(1);
  const sums = "select sum(count)::int as count from analytics_counts where kind = 'page_view' and grain";
  expect(await count(`${sums} = 'day'`)).toBe(3);
  expect(await count(`${sums} = 'hour'`)).toBe(1);
});

it("what was counted of a session is kept until its day is over", async () => {
  const id = await addVisit(server);
  for (const [page, hours] of [
    ["/", 1],
    ["/old", 49],
  ]) {
    await server.look(
      "insert into analytics_measurements values ($1, $2, 'LCP', now() - $3 * interval '1 hour', 1)",
      [id, page, hours],
    );
  }
  await deleteOldRows.perform(server.system, {});
  expect(await server.look("select page from analytics_measurements")).toEqual([{ page: "/" }]);
});

it("sums that no period reaches any more go as well", async () => {
  await server.look(`insert into analytics_counts (grain, kind, starts_at, count) values
    ('day', 'session', now() - interval '799 days', 1), ('day', 'session', now() - interval '801 days', 1)`);
  await server.look("delete from analytics_counts where starts_at > now() - interval '700 days'");
  await deleteOldRows.perform(server.system, {});
  expect(await count("select count(*)::int from analytics_counts")).toBe(1);
});
