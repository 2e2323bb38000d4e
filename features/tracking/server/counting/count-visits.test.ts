import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { readOverview } from "../analytics/read-overview.ts";
import { trackingModule } from "../module.ts";
import { addEvent, addVisit, emptyTracking } from "../testing.ts";
import { countAll } from "./count-visits.ts";
import { insertStep } from "./steps.repository.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [trackingModule] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => emptyTracking(server));

/** The sums of a kind over all days, by name. */
async function sums(kind: string, grain = "day"): Promise<Record<string, number>> {
  const rows = await server.look<{ name: string; sum: number }>(
    `select name, sum(count)::int as sum from analytics_counts where kind = $1 and grain = $2 group by name`,
    [kind, grain],
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const waiting = async () => {
  const [row] = await server.look<{ waiting: number }>(
    "select ((select count(*) from uncounted_sessions) + (select count(*) from uncounted_events))::int as waiting",
  );
  return row?.waiting;
};

const count = () => countAll(server.system);

describe("what is counted", () => {
  it("is sessions, and the browsers of a day as its visitors", async () => {
    const day = new Date("2026-03-01T10:30:00Z");
    await addVisit(server, { fingerprint: "aaaaaaaaaaaa", at: day });
    await addVisit(server, { fingerprint: "aaaaaaaaaaaa", at: new Date("2026-03-01T23:59:59Z") });
    await addVisit(server, { fingerprint: "bbbbbbbbbbbb", at: day });
    await addVisit(server, { fingerprint: "aaaaaaaaaaaa", at: new Date("2026-03-02T00:00:00Z") });
    await count();
    expect(await sums("session")).toEqual({ "": 4 });
    expect(await sums("visitor")).toEqual({ "": 3 });
    const hours = await server.look(
      "select starts_at, count::int from analytics_counts where grain = 'hour' and kind = 'visitor' order by 1",
    );
    expect(hours).toEqual([
      { starts_at: new Date("2026-03-01T10:00:00Z"), count: 2 },
      { starts_at: new Date("2026-03-02T00:00:00Z"), count: 1 },
    ]);
  });

  it("is page views by route, without what stands behind a question mark", async () => {
    const id = await addVisit(server);
    for (const route of ["/", "/demo", "/demo?utm=x"]) await addEvent(server, id, { route });
    await addEvent(server, id, { type: "somebody_elses", route: "/demo" });
    await count();
    expect(await sums("page_view")).toEqual({ "": 3 });
    expect(await sums("page")).toEqual({ "/": 1, "/demo": 2 });
    expect(await sums("page", "hour")).toEqual({ "/": 1, "/demo": 2 });
    const kept = await server.look("select distinct route from user_events order by 1");
    expect(kept).toEqual([{ route: "/" }, { route: "/demo" }]);
  });

  it("is no page that cannot be one: what anybody sends is neither a formula nor a text of theirs", async () => {
    const id = await addVisit(server);
    for (const route of ["=HYPERLINK(1)", "/a;=1+1", "/<b>", "/Buy this: x", "demo", ""])
      await addEvent(server, id, { route });
    await count();
    expect(await sums("page_view")).toEqual({ "": 6 });
    expect(await sums("page")).toEqual({});
  });

  it("is the device and the browser of a session, by its user agent", async () => {
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
    const tablet = "Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0";
    for (const userAgent of [phone, tablet]) await addVisit(server, { userAgent });
    await addVisit(server);
    await count();
    expect(await sums("device")).toEqual({ desktop: 1, phone: 1, tablet: 1 });
    expect(await sums("browser")).toEqual({ Chrome: 1, Safari: 1, Firefox: 1 });
  });

  it("is language and referring host, but nothing that only looks like one", async () => {
    const id = await addVisit(server);
    await addEvent(server, id, { metadata: { language: "de-AT", referrer: "Search.example" } });
    await addEvent(server, id, {
      metadata: { language: "=cmd()", referrer: "https://x.example/?person=1" },
    });
    await addEvent(server, id, { metadata: { language: { a: 1 }, referrer: 7 } });
    await count();
    expect(await sums("language")).toEqual({ de: 1 });
    expect(await sums("referrer")).toEqual({ "search.example": 1 });
  });

  it("is each step towards a trial once a session, however often the dialog was opened", async () => {
    const id = await addVisit(server);
    await addEvent(server, id, { type: "trial_opened" });
    await addEvent(server, id, { type: "trial_opened" });
    await count();
    await addEvent(server, id, { type: "trial_opened" });
    await addEvent(server, id, { type: "trial_email" });
    await addEvent(server, await addVisit(server), { type: "trial_opened" });
    await count();
    expect(await sums("step")).toEqual({ trial_opened: 2, trial_email: 1 });
  });

  it.each(["trial_completed", "trial_account"])("is no %s because a browser says so", async (type) => {
    await addEvent(server, await addVisit(server), { type });
    await count();
    expect(await sums("step")).toEqual({});
  });

  it("is what the server saw of the way to a trial, if it came about, each once", async () => {
    const see = command("test.see_step", unrestricted, async (ctx, { isRefused }: { isRefused: boolean }) => {
      await insertStep(ctx.db, "trial_account", ctx.now());
      if (isRefused) throw new Error("refused");
    });
    for (let round = 0; round < 3; round += 1) await see(server.system, { isRefused: false });
    await expect(see(server.system, { isRefused: true })).rejects.toThrow("refused");
    await countAll(server.system, 2);
    await count();
    expect(await sums("step")).toEqual({ trial_account: 3 });
    expect(await sums("step", "hour")).toEqual({ trial_account: 3 });
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36",
    "curl/8.5.0",
    "",
  ])("is no visit of a program: %j", async (userAgent) => {
    const id = await addVisit(server, { userAgent });
    await addEvent(server, id, { metadata: { language: "en" } });
    await count();
    expect(await sums("bot_session")).toEqual({ "": 1 });
    for (const kind of ["session", "visitor", "page_view", "page", "device", "language"]) {
      expect(await sums(kind), kind).toEqual({});
    }
  });

  it("is a person with a telephone whose maker is called Cubot", async () => {
    await addVisit(server, {
      userAgent: "Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/140.0 Mobile Safari/537.36",
    });
    await count();
    expect(await sums("session")).toEqual({ "": 1 });
  });

  it("is at most 500 names a day of each kind; the others together are one", async () => {
    const id = await addVisit(server);
    const add = (from: number, to: number) =>
      server.look(
        `insert into user_events (session_id, event_type, route)
         select $1, 'page_view', '/made-up/' || n from generate_series($2::int, $3::int) n`,
        [id, from, to],
      );
    await add(1, 400);
    await count();
    await add(301, 800);
    await count();
    const names = await sums("page");
    expect(Object.keys(names)).toHaveLength(501);
    expect(names["(other)"]).toBe(300);
    expect(names["/made-up/350"]).toBe(2);
    expect(await sums("page_view")).toEqual({ "": 900 });
  });
});

describe("counting", () => {
  it("changes nothing when nothing came since", async () => {
    await addEvent(server, await addVisit(server));
    await count();
    await count();
    expect(await sums("page_view")).toEqual({ "": 1 });
    expect(await waiting()).toBe(0);
  });

  it("takes what is committed late, however long ago it began", async () => {
    const id = await addVisit(server);
    const late = new pg.Client({ ...server.database.superuserConnection });
    await late.connect();
    try {
      await late.query("begin");
      await late.query(
        "insert into user_events (session_id, event_type, route) values ($1, 'page_view', '/late')",
        [id],
      );
      await addEvent(server, id, { route: "/early" });
      await count();
      expect(await sums("page")).toEqual({ "/early": 1 });
      await late.query("commit");
    } finally {
      await late.end();
    }
    await addEvent(server, id, { route: "/old", at: new Date(Date.now() - 200 * 86_400_000) });
    await count();
    expect(await sums("page")).toEqual({ "/early": 1, "/late": 1, "/old": 1 });
  });

  it("goes on in small pieces and counts each once", async () => {
    const id = await addVisit(server);
    for (let round = 0; round < 7; round += 1) await addVisit(server, { fingerprint: `00000000000${round}` });
    for (let round = 0; round < 11; round += 1) await addEvent(server, id, { route: `/${round % 3}` });
    await countAll(server.system, 3);
    expect(await sums("session")).toEqual({ "": 8 });
    expect(await sums("visitor")).toEqual({ "": 8 });
    expect(await sums("page")).toEqual({ "/0": 4, "/1": 4, "/2": 3 });
  });

  it("by several at once counts nothing twice", async () => {
    const id = await addVisit(server);
    for (let round = 0; round < 20; round += 1) await addEvent(server, id);
    await Promise.all(Array.from({ length: 5 }, () => countAll(server.system, 4)));
    expect(await sums("page_view")).toEqual({ "": 20 });
    expect(await sums("session")).toEqual({ "": 1 });
  });

  it("that is killed in the middle leaves everything to the next", async () => {
    const id = await addVisit(server);
    for (let round = 0; round < 5; round += 1) await addEvent(server, id);
    await server.look(`create function public.dies() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await server.look(
      "create trigger dies after insert on analytics_counts for each row when (new.kind = 'page') execute function dies()",
    );
    await expect(count()).rejects.toThrow();
    await server.look("drop function dies cascade");
    expect(await sums("page_view")).toEqual({});
    await count();
    expect(await sums("page_view")).toEqual({ "": 5 });
    expect(await sums("session")).toEqual({ "": 1 });
  });

  it("does not stop at events whose session was deleted meanwhile", async () => {
    const id = await addVisit(server);
    await addEvent(server, id);
    await server.look("delete from user_sessions where id = $1", [id]);
    await count();
    expect(await waiting()).toBe(0);
    expect(await sums("page_view")).toEqual({});
  });

  it("tells admins until when everything is counted", async () => {
    const before = Date.now();
    await count();
    const { countedAt } = await readOverview(server.as(createUserActor({ isAdmin: true })), "24h");
    expect(Date.parse(countedAt ?? "")).toBeGreaterThanOrEqual(before - 1);
  });
});
