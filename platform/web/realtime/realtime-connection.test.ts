import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setAccessSource } from "../api/access-token.ts";
import { connectRealtime } from "./realtime-connection.ts";
import { onRealtime } from "./realtime-event.ts";

const requests: { path: string; headers: Headers }[] = [];
let replies: (() => Response)[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  setAccessSource({ getAccessToken: async () => "token", onRefused: () => {} });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    requests.push({ path, headers: new Headers(init?.headers) });
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

const change = (id: string, name: string) =>
  `id: ${id}\nevent: change\ndata: {"id":"${id}","name":"${name}","data":{}}\n\n`;
const streamed = (text: string) => () =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });

describe("the stream of changes", () => {
  it("hands events to whoever asked for their name", async () => {
    const heard: string[] = [];
    const unsubscribe = onRealtime("conversation.renamed", ({ id }) => heard.push(id));
    replies = [streamed(change("a1", "conversation.renamed") + change("a2", "conversation.deleted"))];
    stop = connectRealtime(() => {});
    await vi.advanceTimersByTimeAsync(10);
    unsubscribe();
    expect(heard).toEqual(["a1"]);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer token");
  });

  it("resumes after the last event, and says that something may have been missed", async () => {
    const onResume = vi.fn();
    replies = [streamed(change("b1", "run.ended")), streamed("")];
    stop = connectRealtime(onResume);
    await vi.advanceTimersByTimeAsync(10);
    expect(onResume).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(requests[1]?.headers.get("last-event-id")).toBe("b1");
    expect(onResume).toHaveBeenCalledTimes(1);
  });

  it("does not hand out again what a resumed stream repeats", async () => {
    const heard: string[] = [];
    const unsubscribe = onRealtime("*", ({ id }) => heard.push(id));
    replies = [
      streamed(change("c1", "run.ended")),
      streamed(change("c1", "run.ended") + change("c2", "run.ended")),
    ];
    stop = connectRealtime(() => {});
    await vi.advanceTimersByTimeAsync(3000);
    unsubscribe();
    expect(heard).toEqual(["c1", "c2"]);
  });

  it("waits longer after each refusal", async () => {
    const refusal = () => Response.json({}, { status: 500 });
    replies = [refusal, refusal, refusal, refusal];
    stop = connectRealtime(() => {});
    await vi.advanceTimersByTimeAsync(1000);
    const early = requests.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(early).toBeLessThanOrEqual(2);
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it("asks nothing once it is stopped", async () => {
    replies = [streamed("")];
    stop = connectRealtime(() => {});
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });
});
