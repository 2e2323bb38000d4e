import { expect, it } from "vitest";
import { findStatus, statusesOf } from "#platform/contract/status.ts";
import { ActiveRun } from "./run.ts";
import { runStatuses } from "./run-status.ts";

it("calls active what an active run can be, and nothing else", () => {
  const active = statusesOf(runStatuses).filter((status) => runStatuses[status].isActive);
  expect(active).toEqual(ActiveRun.shape.status.options);
});

it("has no look for a status of a newer version", () => {
  expect(findStatus(runStatuses, "running")).toBe(runStatuses.running);
  expect(findStatus(runStatuses, "paused")).toBeUndefined();
  expect(findStatus(runStatuses, "toString")).toBeUndefined();
});
