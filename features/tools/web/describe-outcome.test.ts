import { expect, it } from "vitest";
import type { Approval } from "../contract/index.ts";
import { describeOutcome, moment } from "./describe-outcome.ts";

const at = (hours: number, minutes: number) => {
  const date = new Date();
  date.setHours(hours, minutes, 0, 0);
  return date.toISOString();
};

const approval = (status: Approval["status"], decision: Approval["decision"] = null): Approval => ({
  ...{
    id: "1",
    runId: "2",
    toolCallId: "3",
    conversationId: null,
    toolName: "mail",
    toolTitle: "Mail",
    status,
  },
  shown: { act: "Send", undo: "", warnings: [], fields: [] },
  ...{
    marks: [],
    hash: "",
    rule: "",
    why: "",
    policyHash: "",
    askedFor: "Jana",
    isOwn: true,
    askedBy: [],
    startedBy: null,
    needsOther: false,
    deciders: null,
  },
  ...{ requestedAt: at(9, 0), expiresAt: at(23, 0), decision, abilities: { decide: false } },
});
const decided = (more: Partial<NonNullable<Approval["decision"]>> = {}) => ({
  ...{ by: "Jana", at: at(14, 3), reason: null, isChanged: false },
  ...more,
});

it("says who approved, when, and whether they changed it", () => {
  expect(describeOutcome(approval("approved", decided()))).toBe("Jana approved this at 14:03.");
  expect(describeOutcome(approval("approved", decided({ isChanged: true })))).toBe(
    "Jana changed this and approved it at 14:03.",
  );
});

it("leads to the reason of a denial", () => {
  expect(describeOutcome(approval("denied", decided({ reason: "Not now" })))).toBe(
    "Jana denied this at 14:03:",
  );
  expect(describeOutcome(approval("denied", decided()))).toBe("Jana denied this at 14:03.");
});

it("names the day of another day", () => {
  expect(moment("2026-01-02T12:00:00.000Z", new Date("2026-01-05T12:00:00.000Z"))).toMatch(/^2 Jan, /);
});
