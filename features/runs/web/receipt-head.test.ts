import { describe, expect, it } from "vitest";
import type { Receipt } from "../contract/index.ts";
import { headOf, recordOf } from "./receipt-head.ts";

type Status = Receipt["toolCalls"][number]["status"];
const head = (run: Receipt["run"]["status"], ...calls: Status[]) =>
  headOf({ run: { status: run }, toolCalls: calls.map((status) => ({ status })) });

describe("the head of a receipt", () => {
  it.each([
    ["Answered", "succeeded", []],
    ["Answered", "succeeded", ["succeeded", "succeeded"]],
    ["Stopped", "cancelled", ["stopped"]],
    ["Failed", "failed", []],
    ["Answered · 1 of 2 tool calls failed", "succeeded", ["succeeded", "failed"]],
    ["Answered · 1 of 1 tool calls denied", "succeeded", ["denied"]],
    ["Answered · 2 of 2 tool calls not done", "succeeded", ["denied", "failed"]],
  ] as const)("%s", (text, run, calls) => expect(head(run, ...calls)).toBe(text));
});

describe("the record of a receipt", () => {
  const event = (act: string, number: number) => ({
    ...{ act, number, id: `id-${number}`, digest: `digest-${number}` },
    at: `2026-11-21T14:02:1${number}.000Z`,
  });
  const endedAt = "2026-11-21T14:02:19.900Z";
  const run = { status: "succeeded", id: "run", endedAt, createdAt: endedAt } as const;
  const record = (...auditEvents: Receipt["auditEvents"]) =>
    recordOf({ run, auditEvents, onBehalfOf: "Ann" });

  it("is the event of the run's end, with its number and its time", () => {
    const events = [event("model.called", 1), event("run.succeeded", 2), event("tool_call.failed", 3)];
    expect(record(...events)).toEqual({
      ...{ id: "digest-2", number: 2, at: events[1]?.at },
      href: "/compliance?event=id-2",
    });
  });

  it("leads nowhere for a visitor of the demo, who has no log", () => {
    const record = recordOf({ run, auditEvents: [event("run.succeeded", 2)], onBehalfOf: "a visitor" });
    expect(record).not.toHaveProperty("href");
  });

  it("is the latest event of a run that goes on", () => {
    expect(record(event("model.called", 1))).toMatchObject({ number: 1 });
  });
});
