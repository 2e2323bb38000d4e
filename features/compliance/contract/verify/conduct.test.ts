import { describe, expect, it } from "vitest";
import { installation } from "./check-entry.ts";
import { Conduct } from "./conduct.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);

function judged(workspace: string, events: { act: string; at?: number; call?: string }[]) {
  const conduct = new Conduct(workspace);
  for (const [index, { act, at = index * 1_000, call }] of events.entries()) {
    const tgt = call ? [{ t: "tool_call", id: call }] : [];
    conduct.read({ id: `event-${index + 1}`, act, ts: start + at, workspace, tgt });
  }
  return conduct.findings().map(({ outcome, words }) => [outcome, words]);
}

describe("uses of tools", () => {
  it("are in order where each was started before it was executed", () => {
    const events = [
      { act: "tool_call.started", call: "a" },
      { act: "tool_call.started", call: "b" },
      { act: "tool_call.executed", call: "b" },
      { act: "tool_call.executed", call: "a" },
    ];
    expect(judged("acme", events)).toEqual([
      ["passed", "Each executed use of a tool was started in an earlier event: 2."],
    ]);
  });

  it("are wrong where one was executed that no earlier event had started", () => {
    const events = [
      { act: "tool_call.started", call: "a" },
      { act: "tool_call.executed", call: "b" },
      { act: "tool_call.started", call: "b" },
    ];
    expect(() => judged("acme", events)).toThrow(
      "Event event-2 says that a use of a tool was executed, and no earlier one that it was started.",
    );
  });

  it("are wrong where one was started that a person had denied", () => {
    const events = [
      { act: "approval.denied", call: "a" },
      { act: "tool_call.started", call: "a" },
    ];
    expect(() => judged("acme", events)).toThrow(
      "Event event-2 says that a use of a tool was started, and an earlier one that a person had denied it.",
    );
  });

  it("are not spoken of where there are none", () => {
    expect(judged("acme", [{ act: "tool_call.started", call: "a" }])).toEqual([]);
  });
});

describe("silence", () => {
  const beats = (...hours: number[]) => hours.map((at) => ({ act: "log.beat", at: at * hour }));

  it("is none with an event in every hour", () => {
    expect(judged(installation, beats(0, 1, 2, 3))).toEqual([
      ["passed", "There was an event in every hour."],
    ]);
  });

  it("is told of with its times", () => {
    expect(judged(installation, beats(0, 1, 4, 5))).toEqual([
      [
        "note",
        "No event from 2026-01-01T01:00:00.000Z to 2026-01-01T04:00:00.000Z: the product did not run, or could not reach its database.",
      ],
    ]);
  });

  it("is listed five times and counted from then on", () => {
    const found = judged(installation, beats(0, 3, 6, 9, 12, 15, 18, 21));
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toEqual(["note", "2 more times without an event for an hour or longer."]);
  });

  it("of a workspace says nothing", () => {
    expect(judged("acme", beats(0, 9))).toEqual([]);
  });
});
