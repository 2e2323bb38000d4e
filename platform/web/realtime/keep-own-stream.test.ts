import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setAccessSource } from "../api/access-token.ts";
import { connectRealtime } from "./connect-realtime.ts";
import { onRealtime } from "./realtime-event.ts";
import { change, ready } from "./testing/served-streams.ts";

const requests: { path: string; headers: Headers; signal: AbortSignal | null | undefined }[] = [];
let replies: (() => Response)[] = [];
let page: EventTarget & { visibilityState: string };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  replies = [];
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  // As on a page that came over plain HTTP from another machine.
  vi.stubGlobal("navigator", {});
  setAccessSource({ getAccessToken: async () => "token", onRefused: () => {} });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    requests.push({ path, headers: new Headers(init?.headers), signal: init?.signal });
    const reply = replies.shift();
    if (!reply) return new Promise<Response>(() => {});
    return reply();
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reply = (text: string) => () =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });
const streamed = (text: string) => reply(ready("ann") + text);
const connect = (onGap = () => {}) => connectRealtime("ann", onGap);
const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};

describe("the stream of changes of a tab that cannot share one", () => {
  it("hands events to whoever asked for their name", async () => {
    const heard: string[] = [];
    const unsubscribe = onRealtime("conversation.renamed", ({ id }) => heard.push(id));
    replies = [streamed(change("a1", "conversation.renamed") + change("a2", "conversation.deleted"))];
    stop = connect();
    await vi.advanceTimersByTimeAsync(10);
    unsubscribe();
    expect(heard).toEqual(["a1"]);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer token");
  });

  it("resumes after the last event, and says that something may have been missed", async () => {
    const onGap = vi.fn();
    replies = [streamed(change("b1", "run.ended")), streamed("")];
    stop = connect(onGap);
    await vi.advanceTimersByTimeAsync(10);
    expect(onGap).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(requests[1]?.headers.get("last-event-id")).toBe("b1");
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it("does not hand out again what a resumed stream repeats", async () => {
    const heard: string[] = [];
    const unsubscribe = onRealtime("run.ended", ({ id }) => heard.push(id));
    replies = [
      streamed(change("c1", "run.ended")),
      streamed(change("c1", "run.ended") + change("c2", "run.ended")),
    ];
    stop = connect();
    await vi.advanceTimersByTimeAsync(3000);
    unsubscribe();
    expect(heard).toEqual(["c1", "c2"]);
  });

  it("waits longer after each refusal", async () => {
    const refusal = () => Response.json({}, { status: 500 });
    replies = [refusal, refusal, refusal, refusal];
    stop = connect();
    await vi.advanceTimersByTimeAsync(1000);
    const early = requests.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(early).toBeLessThanOrEqual(2);
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it("asks nothing once it is stopped", async () => {
    replies = [streamed("")];
    stop = connect();
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  it("is closed while the tab is hidden, and goes on after the last event when it is shown", async () => {
    replies = [streamed(change("d1", "run.ended"))];
    stop = connect();
    await vi.advanceTimersByTimeAsync(3000);
    expect(requests).toHaveLength(2);
    show("hidden");
    expect(requests[1]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    show("visible");
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(3);
    expect(requests[2]?.headers.get("last-event-id")).toBe("d1");
  });

  it("is not read when it turns out to be another user's, who was signed in by another tab", async () => {
    const heard: string[] = [];
    const unsubscribe = onRealtime("*", ({ id }) => heard.push(id));
    replies = [
      reply(ready("eve") + change("e1", "run.ended")),
      reply(change("e2", "run.ended") + ready("eve") + change("e3", "run.ended")),
    ];
    stop = connect();
    await vi.advanceTimersByTimeAsync(5000);
    unsubscribe();
    expect(heard).toEqual([]);
  });
});
