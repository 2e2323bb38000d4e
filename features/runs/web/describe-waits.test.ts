import { expect, test } from "vitest";
import { describeWaits } from "./describe-waits.ts";

const wakeAt = new Date(2026, 10, 24, 9, 5).toISOString();

test("a run says what it waits for, and until when", () => {
  expect(describeWaits([{ kind: "approval" }])).toBe("Waiting for an approval");
  expect(describeWaits([{ kind: "answer", wakeAt }])).toMatch(
    /^Waiting for an answer, until 24 Nov 2026, 09:05 at the latest$/,
  );
  expect(describeWaits([{ kind: "time", wakeAt }])).toBe("Waiting until 24 Nov 2026, 09:05");
  expect(describeWaits([{ kind: "child_run" }])).toBe("Waiting for another agent to finish");
});

test("a run that waits for something to happen says what, and no end, since it looks again then", () => {
  const awaits = "the browser to be handed back";
  expect(describeWaits([{ kind: "event", wakeAt, awaits }])).toBe(
    "Waiting for the browser to be handed back",
  );
  expect(describeWaits([{ kind: "event" }], true)).toBe("Waiting for an external event");
});

test("of several waits the one that a person can end is said", () => {
  expect(describeWaits([{ kind: "time", wakeAt }, { kind: "approval" }])).toBe("Waiting for an approval");
});

test("a run that waits for nothing says nothing", () => {
  expect(describeWaits([])).toBe("");
});

test("the reader who can end a wait is spoken to", () => {
  expect(describeWaits([{ kind: "approval" }], true)).toBe("Waiting for you to decide");
  expect(describeWaits([{ kind: "answer", wakeAt }], true)).toMatch(/^Waiting for your answer, until /);
});
