import { describe, expect, it } from "vitest";
import { readServerSentEvents, type ServerSentEvent } from "./server-sent-event.ts";

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      }
      controller.close();
    },
  });
}

async function readAll(...pieces: (string | Uint8Array)[]): Promise<ServerSentEvent[]> {
  return Array.fromAsync(readServerSentEvents(streamOf(...pieces)));
}

describe("a stream of server-sent events", () => {
  it("brings id, name and data", async () => {
    expect(await readAll('id: 7\nevent: change\ndata: {"a":1}\n\n')).toEqual([
      { id: "7", event: "change", data: '{"a":1}' },
    ]);
  });

  it("may be cut anywhere, also inside a character", async () => {
    const bytes = new TextEncoder().encode("data: Grüße\n\ndata: two\n\n");
    for (let cut = 1; cut < bytes.length; cut++) {
      const events = await readAll(bytes.slice(0, cut), bytes.slice(cut));
      expect(events.map(({ data }) => data)).toEqual(["Grüße", "two"]);
    }
  });

  it("may use any line break", async () => {
    const events = await readAll("data: one\r", "\n\r\ndata: two\r\r", "data: three\n\n");
    expect(events.map(({ data }) => data)).toEqual(["one", "two", "three"]);
  });

  it("joins several lines of data", async () => {
    expect(await readAll("data: a\ndata: b\n\n")).toMatchObject([{ data: "a\nb", event: "message" }]);
  });

  it("reports heartbeats and does not take them for events", async () => {
    let heartbeats = 0;
    const body = streamOf(": alive\n\ndata: x\n\n: alive\n\n");
    const events = await Array.fromAsync(readServerSentEvents(body, () => heartbeats++));
    expect(events).toHaveLength(1);
    expect(heartbeats).toBe(2);
  });

  it("drops an event that was cut off by the end", async () => {
    expect(await readAll("data: whole\n\ndata: half")).toMatchObject([{ data: "whole" }]);
  });
});
