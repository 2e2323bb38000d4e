import { describe, expect, it } from "vitest";
import { ServerSentEvents } from "./server-sent-events.ts";

function read(...pieces: (string | Buffer)[]): string[] {
  const events = new ServerSentEvents();
  return [...pieces.flatMap((piece) => events.take(Buffer.from(piece))), ...events.end()];
}

describe("server-sent events", () => {
  it.each([
    ["line feeds", "data: one\n\ndata: two\n\n"],
    ["carriage returns", "data: one\r\rdata: two\r\r"],
    ["pairs of both", "data: one\r\n\r\ndata: two\r\n\r\n"],
    ["no space after the colon", "data:one\n\ndata:two\n\n"],
    [
      "comments, names, ids and pauses between",
      ": hello\nevent: x\nid: 1\ndata: one\n\n\n\nretry: 5\n:\ndata: two\n\n",
    ],
    ["a mark of the byte order", "\uFEFFdata: one\n\ndata: two\n\n"],
    ["a last event that no empty line completes", "data: one\n\ndata: two"],
  ])("are read with %s, wherever the network cuts them", (_what, body) => {
    const bytes = Buffer.from(body);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(read(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(["one", "two"]);
    }
    expect(read(...[...bytes].map((byte) => Buffer.from([byte])))).toEqual(["one", "two"]);
  });

  it("join the lines of their data", () => {
    expect(read("data: a\ndata:  b\ndata:\n\n")).toEqual(["a\n b\n"]);
  });

  it("without data are none, and fields that only begin like data are not", () => {
    expect(read("event: ping\n\ndata\n\ndata:\n\ndatabase: x\n\n")).toEqual([]);
  });

  it("keep characters whole that the network splits", () => {
    const bytes = Buffer.from("data: Grüße 👋🏽\n\n");
    expect(read(...[...bytes].map((byte) => Buffer.from([byte])))).toEqual(["Grüße 👋🏽"]);
  });

  it("of a server that never ends one are refused before they fill the memory", () => {
    const events = new ServerSentEvents();
    const flood = Buffer.from("data: ".padEnd(1_000_000, "x"));
    expect(() => {
      for (let index = 0; index < 9; index += 1) events.take(flood);
    }).toThrow("too long");
  });
});
