import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetVisit } from "./kept-visit.ts";
import { sendPageView } from "./send-page-view.ts";
import { stubBrowser } from "./testing.ts";

interface Sent {
  path: string;
  row: Record<string, unknown>;
  headers: Headers;
  keepalive: boolean | undefined;
}

let asked: string[] = [];
let sent: Sent[] = [];
let answer: (path: string) => Response;
let stored: Map<string, string>;

beforeEach(() => {
  asked = [];
  sent = [];
  answer = (path) =>
    path.includes("user_sessions")
      ? Response.json({ id: `s${sent.length}` }, { status: 201 })
      : new Response("", { status: 201 });
  stored = stubBrowser({ referrer: "https://search.example/q?secret" });
  vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(path);
    if (path === "/api/v1/config") return Response.json({ publishableKey: "sb_publishable_x" });
    if (path === "/api/v1/tracking/salt") {
      return Response.json({ salt: `salt${asked.length}`, endsAt: "2026-03-02T00:00:00.000Z" });
    }
    const { headers, body, keepalive } = init ?? {};
    sent.push({ path, row: JSON.parse(String(body)), headers: new Headers(headers), keepalive });
    return answer(path);
  });
  vi.spyOn(console, "debug").mockReturnValue();
  forgetVisit();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const view = { route: "/dashboard", isAuthenticated: false };
const paths = () => sent.map(({ path }) => path);
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe("a page view", () => {
  it("inserts one session, as a visitor, reads back its id, and then only adds events to it", async () => {
    await sendPageView(view);
    await sendPageView({ ...view, route: "/chat/0199a1b2" });
    expect(paths()).toEqual([
      "/rest/v1/user_sessions?select=id",
      "/rest/v1/user_events",
      "/rest/v1/user_events",
    ]);
    expect(Object.keys(sent[0]?.row ?? {}).sort()).toEqual([
      "company",
      "domain",
      "fingerprint",
      "is_authenticated",
      "user_agent",
    ]);
    expect(sent[0]?.row.user_agent).toBe("Chrome/");
    expect(sent[0]?.headers.get("apikey")).toBe("sb_publishable_x");
    expect(sent[2]?.row).toEqual({
      session_id: "s1",
      event_type: "page_view",
      route: "/chat/:id",
      metadata: {},
    });
    expect(stored.get("session_id")).toBe("s1");
  });

  it("names the workspace, else the campaign whose link led here, else the site", async () => {
    const company = () => sent.find(({ path }) => path.includes("user_sessions"))?.row.company;
    await sendPageView(view);
    expect(company()).toBe("Adjutant");
    forgetVisit();
    sent = [];
    stubBrowser({ search: "?utm_campaign=Spring%20Fair" });
    await sendPageView(view);
    expect(company()).toBe("Spring Fair");
    forgetVisit();
    sent = [];
    stored = stubBrowser({ search: "?utm_campaign=Spring%20Fair" });
    stored.set("adjutant.rights", JSON.stringify({ userId: "ann", company: "Northwind" }));
    stored.set("sb-adjutant-auth-token", JSON.stringify({ user: { id: "ann" } }));
    await sendPageView({ ...view, isAuthenticated: true });
    expect(company()).toBe("Northwind");
  });

  it("does not name the workspace of somebody who was here before", async () => {
    stored.set("adjutant.rights", JSON.stringify({ userId: "ann", company: "Northwind" }));
    stored.set("sb-adjutant-auth-token", JSON.stringify({ user: { id: "bob" } }));
    await sendPageView({ ...view, isAuthenticated: true });
    expect(sent[0]?.row.company).toBe("Adjutant");
  });

  it("arrives also when the page is left meanwhile", async () => {
    await sendPageView(view);
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
  });

  it("says once a session which language it is in and which host led to it, never which page", async () => {
    await sendPageView(view);
    await sendPageView(view);
    const said = sent.filter(({ path }) => path.endsWith("events")).map(({ row }) => row.metadata);
    expect(said).toEqual([{ language: "en", referrer: "search.example" }, {}]);
  });

  it("begins a new session after half an hour without one, of the same fingerprint", async () => {
    await sendPageView(view);
    later(29);
    await sendPageView(view);
    later(29);
    await sendPageView(view);
    expect(paths().filter((path) => path.includes("user_sessions"))).toHaveLength(1);
    later(31);
    await sendPageView(view);
    const sessions = sent.filter(({ path }) => path.includes("user_sessions")).map(({ row }) => row);
    expect(sessions).toHaveLength(2);
    expect(sessions[1]?.fingerprint).toBe(sessions[0]?.fingerprint);
    expect(asked.filter((path) => path === "/api/v1/tracking/salt")).toHaveLength(1);
  });

  it("asks for another salt when the day is over, and has another fingerprint", async () => {
    await sendPageView(view);
    later(14 * 60);
    await sendPageView(view);
    const prints = sent
      .filter(({ path }) => path.includes("user_sessions"))
      .map(({ row }) => row.fingerprint);
    expect(prints).toHaveLength(2);
    expect(prints[0]).not.toBe(prints[1]);
  });

  it("opens a new session when the server no longer knows the old one", async () => {
    await sendPageView(view);
    let refusals = 1;
    answer = (path) => {
      if (path.includes("user_sessions")) return Response.json({ id: "s2" }, { status: 201 });
      return new Response("", { status: refusals-- > 0 ? 409 : 201 });
    };
    await sendPageView(view);
    expect(sent.at(-1)?.row).toMatchObject({ session_id: "s2" });
  });

  it("is skipped quietly when the session cannot be opened, and the next one tries again", async () => {
    answer = () => new Response("", { status: 500 });
    await expect(sendPageView(view)).resolves.toBeUndefined();
    expect(paths()).toEqual(["/rest/v1/user_sessions?select=id"]);
    expect(console.debug).toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });

  it("is skipped quietly when the server does not answer", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    await expect(sendPageView(view)).resolves.toBeUndefined();
    expect(console.debug).toHaveBeenCalled();
  });

  it("goes on where storage is blocked, as long as the page lasts", async () => {
    vi.stubGlobal("localStorage", undefined);
    await sendPageView(view);
    await sendPageView(view);
    expect(paths().filter((path) => path.includes("user_sessions"))).toHaveLength(1);
  });
});
