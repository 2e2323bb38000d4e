import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { trackingModule } from "../module.ts";
import { addEvent, addVisit, emptyTracking } from "../testing.ts";
import { countAll } from "./count-visits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [trackingModule] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => emptyTracking(server));

const noon = new Date("2026-03-01T12:10:00Z");
const later = new Date("2026-03-01T14:10:00Z");

async function visitOf(route: string): Promise<string> {
  const id = await addVisit(server, { at: noon });
  await addEvent(server, id, { route, at: noon });
  return id;
}

async function measure(id: string, name: string, value: number, { route = "/", at = noon } = {}) {
  await addEvent(server, id, { type: "web_vital", route, at, metadata: { name, value } });
}

/** What is in the sums: page, measurement, rating, how many; and in which hours. */
async function counted(grain: "day" | "hour" = "day") {
  const rows = await server.look<{ line: string }>(
    `select concat_ws(' ', route, metric, rating, count, case grain when 'hour' then to_char(starts_at, 'HH24') end) as line
     from analytics_vitals where grain = $1 and count <> 0 order by 1`,
    [grain],
  );
  return rows.map(({ line }) => line);
}

describe("of a session and a page", () => {
  it("a measurement counts once with its last value, however often the page was hidden meanwhile", async () => {
    const id = await visitOf("/");
    await measure(id, "CLS", 0.05);
    await countAll(server.system);
    expect(await counted()).toEqual(["/ CLS 0 1"]);
    await measure(id, "CLS", 0.2, { at: later });
    await measure(id, "CLS", 0.3, { at: later });
    await countAll(server.system);
    expect(await counted()).toEqual(["/ CLS 2 1"]);
    expect(await counted("hour")).toEqual(["/ CLS 2 1 12"]);
  });

  it("a better one afterwards changes nothing, nor does the same again", async () => {
    const id = await visitOf("/");
    for (const value of [3_000, 100, 3_000]) {
      await measure(id, "LCP", value, { at: later });
      await countAll(server.system);
    }
    expect(await counted()).toEqual(["/ LCP 1 1"]);
  });

  it("a thousand measurements are one: nobody moves the numbers of all", async () => {
    for (let round = 0; round < 3; round += 1) await measure(await visitOf("/"), "INP", 100);
    const id = await visitOf("/");
    await server.look(
      `insert into user_events (session_id, event_type, route, metadata, created_at)
       select $1, 'web_vital', '/', jsonb_build_object('name', 'INP', 'value', 500 + n), $2 from generate_series(1, 1000) n`,
      [id, noon],
    );
    await countAll(server.system, 300);
    expect(await counted()).toEqual(["/ INP 0 3", "/ INP 2 1"]);
  });

  it("each kind and each page has one of its own", async () => {
    const id = await visitOf("/");
    await addEvent(server, id, { route: "/demo", at: noon });
    await measure(id, "LCP", 100);
    await measure(id, "TTFB", 100);
    await measure(id, "LCP", 100, { route: "/demo" });
    await countAll(server.system);
    expect(await counted()).toEqual(["/ LCP 0 1", "/ TTFB 0 1", "/demo LCP 0 1"]);
  });
});
