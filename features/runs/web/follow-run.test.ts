import { describe, expect, test } from "vitest";
import type { Chunk } from "../contract/index.ts";
import { type Connection, type FollowOptions, followRun } from "./follow-run.ts";

const answer = "Hello, wörld! 👋 This is the whole answer.";
const chunks: Chunk[] = [
  { type: "run-start", runId: "r", messageId: "m" },
  { type: "text-start", partId: "a" },
  ...[...answer].map((delta): Chunk => ({ type: "text-delta", partId: "a", delta })),
  { type: "text-end", partId: "a" },
  { type: "run-end", status: "succeeded" },
];

const frames = (from: number, to = chunks.length) =>
  chunks
    .slice(from, to)
    .map((chunk, index) => `id: ${from + index + 1}\r\ndata: ${JSON.stringify(chunk)}\r\n\r\n`)
    .join("");

/** A body that hands out its bytes in pieces of one size, then ends or breaks. */
function body(text: string, { size = 7, isBroken = false } = {}): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) {
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      } else if (isBroken) controller.error(new TypeError("network"));
      else controller.close();
    },
  });
}

async function follow(replies: (Response | Error)[], options: Partial<FollowOptions> = {}) {
  const asked: number[] = [];
  const connections: Connection[] = [];
  let text = "";
  let ends = 0;
  await followRun({
    afterNumber: 0,
    async open(afterNumber) {
      asked.push(afterNumber);
      const reply = replies.shift() ?? new Error("Asked too often.");
      if (reply instanceof Error) throw reply;
      return reply;
    },
    onChunk(chunk) {
      if (chunk.type === "text-delta") text += chunk.delta;
      if (chunk.type === "run-end") ends += 1;
    },
    onConnection: (connection) => connections.push(connection),
    waitBeforeAttempt: async () => {},
    signal: AbortSignal.timeout(5000),
    ...options,
  });
  return { text, ends, asked, connections };
}

describe("Following a run", () => {
  test.each([1, 2, 3, 5, 64, 4096])(
    "reads everything when it arrives in pieces of %i bytes",
    async (size) => {
      const { text, ends, asked } = await follow([new Response(body(frames(0), { size }))]);
      expect(text).toBe(answer);
      expect(ends).toBe(1);
      expect(asked).toEqual([0]);
    },
  );

  test("goes on after the last whole chunk when the connection breaks, wherever that is", async () => {
    const whole = frames(0);
    for (let cut = 0; cut < whole.length; cut += 37) {
      const first = new Response(body(whole.slice(0, cut), { isBroken: true }));
      let resumed: Response | undefined;
      const { text, ends } = await follow([], {
        async open(afterNumber) {
          if (!resumed) {
            resumed = first;
            return first;
          }
          return new Response(body(frames(afterNumber)));
        },
      });
      expect(text).toBe(answer);
      expect(ends).toBe(1);
    }
  });

  test("goes on when the server ends the stream before the run has ended", async () => {
    const { text, asked } = await follow([new Response(body(frames(0, 9))), new Response(body(frames(9)))]);
    expect(text).toBe(answer);
    expect(asked).toEqual([0, 9]);
  });

  test("starts with the reply of the message that was sent, and ignores what is no chunk", async () => {
    const first = body(
      `event: sent\ndata: {"run":{}}\n\n: alive\n\n${frames(0, 4)}event: server-stop\ndata: {}\n\n`,
    );
    const { text, asked } = await follow([new Response(body(frames(4)))], { first });
    expect(text).toBe(answer);
    expect(asked).toEqual([4]);
  });

  test("skips chunks that it has seen", async () => {
    const { text } = await follow([new Response(body(frames(0, 12) + frames(5)))]);
    expect(text).toBe(answer);
  });

  test("asks again at a gap, so that no character is missing", async () => {
    const { text, asked } = await follow([
      new Response(body(frames(0, 6) + frames(8))),
      new Response(body(frames(6))),
    ]);
    expect(text).toBe(answer);
    expect(asked).toEqual([0, 6]);
  });

  test("tries again while the server cannot answer, and says that the connection is lost", async () => {
    const { text, connections } = await follow([
      new TypeError("network"),
      new Response("", { status: 503 }),
      new Response(body(frames(0))),
    ]);
    expect(text).toBe(answer);
    expect(connections).toEqual(["connecting", "lost", "lost", "lost", "live"]);
  });

  test("gives up when the run is not there", async () => {
    const { connections, asked } = await follow([new Response("", { status: 404 })]);
    expect(connections.at(-1)).toBe("refused");
    expect(asked).toEqual([0]);
  });

  test("stops when it is told to", async () => {
    const stop = new AbortController();
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array()),
    });
    const following = follow([new Response(silent)], { signal: stop.signal });
    setTimeout(() => stop.abort(), 10);
    expect((await following).text).toBe("");
  });
});

test("a connection that only seems open is given up when the server has come back", async () => {
  const head = frames(0, 5);
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
  });
  const listeners = new Set<() => void>();
  const following = follow([new Response(silent), new Response(body(frames(5)))], {
    onServerReturn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  setTimeout(() => {
    for (const listener of listeners) listener();
  }, 20);
  expect((await following).text).toBe(answer);
  expect(listeners.size).toBe(0);
});
