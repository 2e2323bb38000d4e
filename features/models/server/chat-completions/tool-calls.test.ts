import { describe, expect, it } from "vitest";
import { answerTo, chunk, done } from "./testing.ts";

type Piece = { index?: number; id?: string; name?: string; args?: unknown };

function pieces(...deltas: Piece[]): string[] {
  return deltas.map(({ index, id, name, args }) =>
    chunk({ tool_calls: [{ index, id, function: { name, arguments: args } }] }),
  );
}

async function callsIn(...deltas: Piece[]) {
  const parts = await answerTo(...pieces(...deltas), chunk({}, "tool_calls"), done);
  return parts.flatMap((part) =>
    part.type === "tool-call" ? [[part.toolCallId, part.toolName, part.input]] : [],
  );
}

describe("tool calls", () => {
  it("are told from their first piece and made when the answer is complete", async () => {
    const parts = await answerTo(
      ...pieces(
        { index: 0, id: "a", name: "sum", args: "" },
        { index: 0, args: '{"x"' },
        { index: 0, args: ":1}" },
      ),
      chunk({}, "tool_calls"),
      done,
    );
    expect(parts).toMatchObject([
      { type: "tool-input-start", id: "a", toolName: "sum" },
      { type: "tool-input-delta", id: "a", delta: '{"x"' },
      { type: "tool-input-delta", id: "a", delta: ":1}" },
      { type: "tool-input-end", id: "a" },
      { type: "tool-call", toolCallId: "a", toolName: "sum", input: '{"x":1}' },
      { type: "finish", finishReason: { unified: "tool-calls", raw: "tool_calls" } },
    ]);
  });

  it("at the same time are kept apart by their numbers and come in that order", async () => {
    expect(
      await callsIn(
        { index: 1, id: "b", name: "two", args: "{" },
        { index: 0, id: "a", name: "one", args: "{" },
        { index: 1, args: "}" },
        { index: 0, args: "}" },
      ),
    ).toEqual([
      ["a", "one", "{}"],
      ["b", "two", "{}"],
    ]);
  });

  it("without an id get one of their own", async () => {
    const [first, second] = await callsIn(
      { index: 0, name: "one", args: "{}" },
      { index: 1, name: "two", args: "{}" },
    );
    expect(first?.[0]).toMatch(/^call_./);
    expect(second?.[0]).toMatch(/^call_./);
    expect(first?.[0]).not.toBe(second?.[0]);
  });

  it("that share an id get different ones", async () => {
    const calls = await callsIn(
      { index: 0, id: "same", name: "one", args: "{}" },
      { index: 1, id: "same", name: "one", args: "{}" },
    );
    expect(new Set(calls.map(([id]) => id)).size).toBe(2);
  });

  it.each<[string, Piece[]]>([
    [
      "numbered 0 all",
      [
        { index: 0, id: "a", name: "one", args: '{"x":1}' },
        { index: 0, id: "b", name: "one", args: '{"x":2}' },
      ],
    ],
    [
      "numbered 0 all, without ids",
      [
        { index: 0, name: "one", args: '{"x":1}' },
        { index: 0, name: "one", args: '{"x":2}' },
      ],
    ],
    [
      "with ids alone",
      [
        { id: "a", name: "one", args: '{"x":1}' },
        { id: "b", name: "one", args: '{"x":2}' },
      ],
    ],
    [
      "with names alone",
      [
        { name: "one", args: '{"x":1}' },
        { name: "one", args: '{"x":2}' },
      ],
    ],
    [
      "with ids alone, in turns",
      [
        { id: "a", name: "one", args: '{"x"' },
        { id: "b", name: "one", args: '{"x"' },
        { id: "a", args: ":1}" },
        { id: "b", args: ":2}" },
      ],
    ],
  ])("%s are kept apart", async (_how, deltas) => {
    expect((await callsIn(...deltas)).map(([, , input]) => input)).toEqual(['{"x":1}', '{"x":2}']);
  });

  it.each<[string, Piece[]]>([
    [
      "repeats its name and id",
      [
        { index: 0, id: "a", name: "one", args: '{"x":' },
        { index: 0, id: "a", name: "one", args: '{"y":1}}' },
      ],
    ],
    [
      "names itself late",
      [
        { index: 0, id: "a", args: '{"x":{' },
        { index: 0, name: "one", args: '"y":1}}' },
      ],
    ],
    [
      "goes on with an empty name",
      [
        { index: 0, id: "a", name: "one", args: '{"x":{' },
        { index: 0, id: "", name: "", args: '"y":1}}' },
      ],
    ],
    ["goes on without any label", [{ id: "a", name: "one", args: '{"x":{' }, { args: '"y":1}}' }]],
    ["sends its arguments as an object", [{ index: 0, id: "a", name: "one", args: { x: { y: 1 } } }]],
  ])("that %s is one", async (_how, deltas) => {
    expect(await callsIn(...deltas)).toEqual([["a", "one", '{"x":{"y":1}}']]);
  });

  it("without a name are an error", async () => {
    const parts = await answerTo(...pieces({ index: 0, id: "a", args: "{}" }), chunk({}, "tool_calls"), done);
    expect(parts.map(({ type }) => type)).toEqual(["error", "finish"]);
  });

  it("of an answer that was cut are not made, though their arguments may look complete", async () => {
    const parts = await answerTo(...pieces({ index: 0, id: "a", name: "one", args: "{}" }));
    expect(parts.map(({ type }) => type)).toEqual(["tool-input-start", "tool-input-delta", "finish"]);
    expect(parts.at(-1)).toMatchObject({ finishReason: { unified: "interrupted" } });
  });
});
