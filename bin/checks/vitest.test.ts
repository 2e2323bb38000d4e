import { expect, test } from "vitest";
import { countVitest, durationsOf } from "./vitest.ts";

const report = (counts: { passed: number; failed?: number; pending?: number; unloaded?: number }) => ({
  numPassedTests: counts.passed,
  numFailedTests: counts.failed ?? 0,
  numPendingTests: counts.pending ?? 0,
  testResults: Array.from({ length: counts.unloaded ?? 0 }, (_, index) => ({
    name: `${index}.test.ts`,
    status: "failed",
    assertionResults: [],
  })),
});

test("passed tests are counted and their output is left out", () => {
  expect(countVitest(report({ passed: 7 }), 0, "text")).toEqual({ passed: 7, failed: 0, output: "" });
});

test("failed tests are counted and shown", () => {
  const result = countVitest(report({ passed: 7, failed: 2 }), 1, "text");
  expect(result).toEqual({ passed: 7, failed: 2, output: "text" });
});

test("what failed, where and why, stands before everything else that was printed", () => {
  const assertionResults = [
    { fullName: "adds", status: "passed" },
    { fullName: "refuses", status: "failed", failureMessages: ["expected 1 to be 2"] },
  ];
  const testResults = [{ name: "a.test.ts", status: "failed", assertionResults }];
  const result = countVitest({ ...report({ passed: 7, failed: 1 }), testResults }, 1, "text");
  expect(result.output).toBe("a.test.ts › refuses\nexpected 1 to be 2\n\ntext");
});

test("a test that passed at its second try has passed, and is named with the failure of its first", () => {
  const assertionResults = [
    { fullName: "adds", status: "passed", failureMessages: [] },
    { fullName: "waits", status: "passed", failureMessages: ["Test timed out in 60000ms."] },
  ];
  const testResults = [{ name: "a.test.ts", status: "passed", assertionResults }];
  expect(countVitest({ ...report({ passed: 2 }), testResults }, 0, "text")).toEqual({
    passed: 2,
    failed: 0,
    output: "Flaky, passed at the second try: a.test.ts › waits\nTest timed out in 60000ms.",
  });
});

test("how long each file took is told by its path", () => {
  const file = (name: string, more: object) => ({ name, status: "passed", assertionResults: [], ...more });
  const testResults = [
    file("/project/a/b.test.ts", { startTime: 1_000.2, endTime: 3_500.4 }),
    file("/project/c.test.ts", {}),
  ];
  expect(durationsOf({ ...report({ passed: 2 }), testResults }, "/project")).toEqual({
    "a/b.test.ts": 2_500,
  });
});

test("a file that cannot be loaded counts as failed", () => {
  expect(countVitest(report({ passed: 7, unloaded: 1 }), 1, "text").failed).toBe(1);
});

test("a test that is left out counts as failed", () => {
  expect(countVitest(report({ passed: 7, pending: 1 }), 0, "text").failed).toBe(1);
});

test("a run without any test, or one that breaks outside of them, counts as failed", () => {
  expect(countVitest(report({ passed: 0 }), 0, "text").failed).toBe(1);
  expect(countVitest(report({ passed: 7 }), 1, "text").failed).toBe(1);
});
