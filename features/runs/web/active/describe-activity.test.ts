import { expect, test } from "vitest";
import { describeActivity } from "./describe-activity.ts";

const running = { status: "running", toolTitle: null, stepCount: 0, waits: [], isStopping: false } as const;

test("a run is described by its tool, else by how far it is", () => {
  expect(describeActivity({ ...running, toolTitle: "Read a page" })).toBe("Read a page");
  expect(describeActivity(running)).toBe("Thinking");
  expect(describeActivity({ ...running, stepCount: 1 })).toBe("Thinking, after 1 step");
  expect(describeActivity({ ...running, stepCount: 3 })).toBe("Thinking, after 3 steps");
});

test("a run that does nothing says what it needs", () => {
  expect(describeActivity({ ...running, status: "queued" })).toBe("Starts soon");
  expect(describeActivity({ ...running, status: "queued", stepCount: 2 })).toBe("Continues soon");
  const waits = [{ kind: "approval" as const, wakeAt: null, awaits: null }];
  expect(describeActivity({ ...running, status: "waiting", waits })).toBe("Waiting for an approval");
  expect(describeActivity({ ...running, status: "waiting" })).toBe("Waiting");
  const atLimit = [{ kind: "limit" as const, wakeAt: null, awaits: null }];
  expect(describeActivity({ ...running, status: "waiting", waits: atLimit })).toBe(
    "Waiting for you to decide",
  );
});

test("a run that was asked to stop says only that", () => {
  expect(describeActivity({ ...running, toolTitle: "Read a page", isStopping: true })).toBe("Stopping");
});
