import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trackPageView } from "./track-page-view.ts";
import { forgetTrackingSession } from "./tracking-session.ts";

interface Sent {
  path: string;
  row: Record<string, unknown>;
  headers: Headers;
}

let sent: Sent[] = [];
let answer: (path: string) => Response;

beforeEach(() => {
  sent = [];
  answer = (path) =>
    path.includes("user_sessions")
      ? Response.json({ id: "s1" }, { status: 201 })
      : new Response("", { status: 201 });
  vi.stubGlobal("location", { hostname: "adjutant.example" });
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path === "/api/v1/config") return Response.json({ publishableKey: "sb_publishable_x" });
    sent.push({ path, row: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) });
    return answer(path);
  });
  vi.spyOn(console, "debug").mockReturnValue();
  forgetTrackingSession();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const view = { route: "/dashboard", isAuthenticated: false };
const paths = () => sent.map(({ path }) => path);

describe("a page view", () => {
  it("opens one session, as a visitor, and then only adds events to it", async () => {
    await trackPageView(view);
    await trackPageView({ ...view, route: "/chat/0199a1b2" });
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
    expect(sent[0]?.headers.get("apikey")).toBe("sb_publishable_x");
    expect(sent[2]?.row).toMatchObject({ session_id: "s1", event_type: "page_view", route: "/chat/:id" });
  });

  it("opens a new session when the server no longer knows the old one", async () => {
    await trackPageView(view);
    let refusals = 1;
    answer = (path) => {
      if (path.includes("user_sessions")) return Response.json({ id: "s2" }, { status: 201 });
      return new Response("", { status: refusals-- > 0 ? 409 : 201 });
    };
    await trackPageView(view);
    expect(sent.at(-1)?.row).toMatchObject({ session_id: "s2" });
  });

  it("is skipped quietly when the session cannot be opened", async () => {
    answer = () => new Response("", { status: 500 });
    await expect(trackPageView(view)).resolves.toBeUndefined();
    expect(paths()).toEqual(["/rest/v1/user_sessions?select=id"]);
    expect(console.debug).toHaveBeenCalled();
  });

  it("is not sent for someone who does not want to be tracked", async () => {
    vi.stubGlobal("navigator", { doNotTrack: "1", userAgent: "x", language: "en" });
    await trackPageView(view);
    expect(sent).toEqual([]);
  });
});
