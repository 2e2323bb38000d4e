import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { AnalyticsOverview, PageVitals } from "../../contract/analytics.ts";
import type { ProvenStep } from "../../contract/trial-steps.ts";
import { countAll } from "../counting/count-visits.ts";
import { insertStep } from "../counting/steps.repository.ts";
import { trackingModule } from "../module.ts";
import { addEvent, addVisit, emptyTracking } from "../testing.ts";

const now = new Date("2026-05-15T12:34:00Z");
const dayMs = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * dayMs);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [trackingModule], now: () => now });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => emptyTracking(server));

const noteStep = command("test.note_step", unrestricted, (ctx, step: ProvenStep) =>
  insertStep(ctx.db, step, ctx.now()),
);
const admin = createUserActor({ isAdmin: true });

async function get<Body>(path: string, actor = admin): Promise<{ status: number; body: Body }> {
  const reply = await server.server.inject({ url: path, headers: server.headersOf(actor) });
  return { status: reply.statusCode, body: reply.json() };
}

const overview = async (period: string) =>
  (await get<AnalyticsOverview>(`/api/v1/admin/analytics?period=${period}`)).body;

async function visit(at: Date, routes: string[] = ["/"], fingerprint = "0123456789ab") {
  const id = await addVisit(server, { at, fingerprint });
  for (const route of routes) await addEvent(server, id, { at, route });
  return id;
}

describe("who reads the numbers", () => {
  const paths = ["", "/names?kind=page", "/vitals"].map((path) => `/api/v1/admin/analytics${path}`);

  it.each(paths)("%s is for admins of the installation", async (path) => {
    expect((await get(path)).status).toBe(200);
    const member = await get<{ error: { code: string } }>(path, createUserActor({ role: "owner" }));
    expect([member.status, member.body.error.code]).toEqual([403, "auth.forbidden"]);
    expect((await server.server.inject({ url: path })).statusCode).toBe(401);
  });

  it("is nobody past the API: the tables are closed to people and visitors", async () => {
    const tables = [
      "analytics_counts",
      "analytics_vitals",
      "analytics_visitors",
      "analytics_steps",
      "analytics_measurements",
      "uncounted_sessions",
      "uncounted_events",
      "uncounted_steps",
    ];
    const client = await server.services.pool.connect();
    try {
      for (const role of ["anon", "authenticated"]) {
        for (const table of tables) {
          await client.query("begin");
          await client.query("select set_config('role', $1, true)", [role]);
          await expect(client.query(`select from ${table}`)).rejects.toMatchObject({ code: "42501" });
          await client.query("rollback");
        }
      }
    } finally {
      client.release();
    }
  });
});

describe("the overview", () => {
  it("compares the period with as long a time before it", async () => {
    await visit(ago(0), ["/", "/demo"], "aaaaaaaaaaaa");
    await visit(ago(6), ["/"], "bbbbbbbbbbbb");
    await visit(ago(7), ["/"], "cccccccccccc");
    await visit(ago(13), ["/"], "dddddddddddd");
    await visit(ago(14), ["/"], "eeeeeeeeeeee");
    await countAll(server.system);
    const { totals, startsAt, endsAt } = await overview("7d");
    expect([startsAt, endsAt]).toEqual(["2026-05-09T00:00:00.000Z", "2026-05-16T00:00:00.000Z"]);
    expect(totals).toEqual({
      visitors: { count: 2, previous: 2 },
      sessions: { count: 2, previous: 2 },
      pageViews: { count: 3, previous: 2 },
      botSessions: { count: 0, previous: 0 },
    });
  });

  it.each([
    ["24h", "hour", 24, "2026-05-14T13:00:00.000Z", "2026-05-15T12:00:00.000Z"],
    ["7d", "day", 7, "2026-05-09T00:00:00.000Z", "2026-05-15T00:00:00.000Z"],
    ["30d", "day", 30, "2026-04-16T00:00:00.000Z", "2026-05-15T00:00:00.000Z"],
    ["12m", "month", 12, "2025-06-01T00:00:00.000Z", "2026-05-01T00:00:00.000Z"],
  ])(
    "of %s has a point for each %s, also where nothing happened",
    async (period, unit, length, first, last) => {
      await visit(now);
      await countAll(server.system);
      const found = await overview(period);
      expect([found.unit, found.series.length]).toEqual([unit, length]);
      expect(found.series[0]).toEqual({ startsAt: first, visitors: 0, sessions: 0, pageViews: 0 });
      expect(found.series.at(-1)).toEqual({ startsAt: last, visitors: 1, sessions: 1, pageViews: 1 });
    },
  );

  it("counts a visitor of several days once a day, since nobody can tell that it was the same", async () => {
    await visit(ago(0), ["/"], "aaaaaaaaaaaa");
    await visit(ago(1), ["/"], "bbbbbbbbbbbb");
    await countAll(server.system);
    expect((await overview("7d")).totals.visitors.count).toBe(2);
  });

  it("has the way to a trial in its order: by sessions, and at its end by what the server saw", async () => {
    const far = await visit(now);
    for (const type of ["trial_opened", "trial_email", "trial_checkout"]) {
      await addEvent(server, far, { type, at: now });
    }
    await addEvent(server, await visit(now), { type: "trial_opened", at: now });
    await noteStep(server.system, "trial_completed");
    await countAll(server.system);
    expect((await overview("24h")).funnel).toEqual([
      { step: "trial_opened", count: 2, previous: 0 },
      { step: "trial_email", count: 1, previous: 0 },
      { step: "trial_checkout", count: 1, previous: 0 },
      { step: "trial_completed", count: 1, previous: 0 },
      { step: "trial_account", count: 0, previous: 0 },
    ]);
  });

  it("refuses a period that there is none of", async () => {
    expect((await get("/api/v1/admin/analytics?period=ever")).status).toBe(400);
  });
});

describe("a list of names", () => {
  it("has the most frequent first, page by page, with what was before", async () => {
    await visit(ago(8), ["/demo", "/gone"]);
    await visit(now, ["/demo", "/demo", "/", "/terms"]);
    await countAll(server.system);
    const path = "/api/v1/admin/analytics/names?kind=page&period=7d&limit=2";
    const { body } = await get<{ items: object[]; nextCursor: string | null }>(path);
    expect(body.items).toEqual([
      { name: "/demo", count: 2, previous: 1 },
      { name: "/", count: 1, previous: 0 },
    ]);
    const next = await get<typeof body>(`${path}&cursor=${body.nextCursor}`);
    expect(next.body).toEqual({ items: [{ name: "/terms", count: 1, previous: 0 }], nextCursor: null });
  });

  it.each(["kind=person", "kind=page&limit=101", ""])("refuses %j", async (query) => {
    expect((await get(`/api/v1/admin/analytics/names?${query}`)).status).toBe(400);
  });
});

describe("web vitals by page", () => {
  const measure = async (route: string, name: string, values: unknown[]) => {
    for (const value of values) {
      const id = await visit(now, [route]);
      await addEvent(server, id, { type: "web_vital", route, at: now, metadata: { name, value } as never });
    }
    await countAll(server.system);
  };
  const vitals = async () =>
    (await get<{ items: PageVitals[] }>("/api/v1/admin/analytics/vitals?period=24h")).body.items;

  it("are what three of four measurements were at most, right to 2.5 percent", async () => {
    await measure("/demo", "LCP", [1000, 1200, 2000, 9000]);
    await measure("/demo", "CLS", [0, 0.02, 0.11, 0.5]);
    const [page] = await vitals();
    expect(page).toMatchObject({ route: "/demo", samples: 8 });
    const of = (name: string) => page?.vitals.find((vital) => vital.name === name);
    expect(of("LCP")).toMatchObject({ rating: "good", samples: 4 });
    expect(Math.abs((of("LCP")?.p75 ?? 0) / 2000 - 1)).toBeLessThan(0.025);
    expect(of("CLS")?.rating).toBe("needs improvement");
    expect(Math.abs((of("CLS")?.p75 ?? 0) / 0.11 - 1)).toBeLessThan(0.025);
  });

  it.each([
    [[2500], "good"],
    [[2501], "needs improvement"],
    [[4000], "needs improvement"],
    [[4001], "poor"],
    [[1, 2, 3, 60_000], "good"],
  ])("rate %j as %s, without rounding", async (values, rating) => {
    await measure("/", "LCP", values);
    expect((await vitals())[0]?.vitals[0]?.rating).toBe(rating);
  });

  it("leave out what is no measurement", async () => {
    await measure("/", "LCP", ["fast", null, [1], -1, 60_001, 1e300]);
    await measure("/", "CLS", [10.1]);
    await measure("/", "WEIGHT", [5]);
    expect(await vitals()).toEqual([]);
  });

  it("stop no counting when no double holds them", async () => {
    const id = await visit(now, ["/"]);
    for (const value of ["1e400", "1e-400"]) {
      await server.look(
        `insert into user_events (session_id, event_type, route, metadata)
         values ($1, 'web_vital', '/', ('{"name":"LCP","value":' || $2 || '}')::jsonb)`,
        [id, value],
      );
    }
    await measure("/", "LCP", [5]);
    expect((await vitals())[0]?.vitals[0]).toMatchObject({ rating: "good" });
  });

  it("belong to their page also when it is left the day after it was viewed", async () => {
    const id = await visit(ago(1), ["/read-at-night"]);
    await countAll(server.system);
    const metadata = { name: "INP", value: 100 };
    await addEvent(server, id, { type: "web_vital", route: "/read-at-night", at: now, metadata });
    await countAll(server.system);
    expect((await vitals()).map(({ route }) => route)).toEqual(["/read-at-night"]);
  });

  it("of pages that nobody viewed are one: whoever makes up addresses fills no table", async () => {
    for (const route of ["/a", "/b", "/c"]) {
      const id = await visit(now, ["/"]);
      await addEvent(server, id, {
        type: "web_vital",
        route,
        at: now,
        metadata: { name: "INP", value: 100 },
      });
    }
    await countAll(server.system);
    expect((await vitals()).map(({ route, samples }) => [route, samples])).toEqual([["(other)", 3]]);
  });
});

it("the dashboard reads sums by their keys, however many visits there are", async () => {
  await server.look(`insert into analytics_counts (grain, kind, starts_at, name, count)
    select 'day', kind, '2024-01-01'::timestamptz + n % 800 * interval '1 day', '/' || n / 800, 1
    from generate_series(0, 39999) n, unnest(array['page', 'referrer', 'visitor']) kind`);
  await server.look("vacuum analyze analytics_counts");
  const plan = await server.look<Record<string, string>>(
    `explain select name, sum(count) from analytics_counts where grain = 'day' and kind = 'page'
     and starts_at >= '2025-01-01' and starts_at < '2025-02-01' group by name`,
  );
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain("analytics_counts_pkey");
  expect(text).not.toContain("Seq Scan");
});
