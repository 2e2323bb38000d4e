import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What the server says to the next calls; undefined is a network that is gone. */
let replies: (Response | undefined)[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    const reply = replies.shift();
    if (!reply) throw new TypeError("Failed to fetch");
    return reply;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const proxyPage = (status: number) =>
  new Response("<h1>Bad gateway</h1>", { status, headers: { "content-type": "text/html" } });
const refusal = (status: number) =>
  Response.json({ error: { code: "voice.engine_missing", message: "espeak-ng is missing." } }, { status });

/** Sends a sound as often as the server cannot be reached; answers its words, or what it threw. */
async function write(): Promise<unknown> {
  const { throughLosses } = await import("./until-reachable.ts");
  const { sendBytes } = await import("#platform/web/api/send-bytes.ts");
  const sound = new Blob(["sound"]);
  const words = throughLosses(() => sendBytes("POST", "/api/v1/transcriptions", sound));
  const result = words.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  return result;
}

it.each([502, 503, 504])(
  "tries again what a proxy answered with %d while the server began anew",
  async (status) => {
    replies = [proxyPage(status), new Response("ok"), Response.json({ text: "What was said" })];
    expect(await write()).toEqual({ text: "What was said" });
  },
);

it("tries again what a network that is gone did not carry", async () => {
  replies = [undefined, undefined, new Response("ok"), Response.json({ text: "What was said" })];
  expect(await write()).toEqual({ text: "What was said" });
});

it("takes what the server refuses itself for a refusal, also when something is missing there", async () => {
  replies = [refusal(503)];
  expect(await write()).toMatchObject({ status: 503, code: "voice.engine_missing" });
  expect(replies).toEqual([]);
});

it("does not try again when it was called off", async () => {
  replies = [undefined];
  const { throughLosses } = await import("./until-reachable.ts");
  const { watchedFetch } = await import("#platform/web/api/reachability.ts");
  await expect(throughLosses(() => watchedFetch("/api/v1/me"), AbortSignal.abort())).rejects.toThrow(
    "Failed to fetch",
  );
});
