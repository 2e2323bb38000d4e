import { expect, test } from "vitest";
import { countJourneys, durationsOf } from "./journeys.ts";

const report = (stats: Partial<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
});

test("journeys that end as expected are counted", () => {
  expect(countJourneys(report({ expected: 3 }), 0, "text")).toEqual({ passed: 3, failed: 0, output: "" });
});

test("a journey that fails or is left out counts as failed", () => {
  const result = countJourneys(report({ expected: 3, unexpected: 1, skipped: 1 }), 1, "text");
  expect(result).toEqual({ passed: 3, failed: 2, output: "text" });
});

test("a journey that passes at its second try is named with its failure", () => {
  const tests = [{ status: "flaky", results: [{ errors: [{ message: "no toast" }] }, { errors: [] }] }];
  const suites = [{ specs: [{ file: "a.spec.ts", line: 3, title: "signs in", ok: true, tests }] }];
  expect(countJourneys({ ...report({ expected: 2, flaky: 1 }), suites }, 0, "text")).toEqual({
    passed: 3,
    failed: 0,
    output: "Flaky, passed at the second try: a.spec.ts:3 › signs in\nno toast",
  });
});

test("a run without any journey counts as failed", () => {
  expect(countJourneys(report({}), 0, "text").failed).toBe(1);
});

test("what failed, where and why, stands before everything else that was printed", () => {
  const spec = { file: "a.spec.ts", line: 3, tests: [{ results: [{ errors: [{ message: "no toast" }] }] }] };
  const suites = [
    {
      specs: [{ ...spec, title: "passes", ok: true }],
      suites: [{ specs: [{ ...spec, title: "signs in", ok: false }] }],
    },
  ];
  const result = countJourneys({ ...report({ expected: 1, unexpected: 1 }), suites }, 1, "text");
  expect(result.output).toBe("a.spec.ts:3 › signs in\nno toast\n\ntext");
});

test("the journeys of a file are counted together", () => {
  const spec = (file: string, duration: number) => ({
    ...{ file, line: 1, title: "passes", ok: true, tests: [{ results: [{ duration, errors: [] }] }] },
  });
  const suites = [
    { specs: [spec("a.spec.ts", 1_000)], suites: [{ specs: [spec("b.spec.ts", 3_000)] }] },
    { specs: [spec("a.spec.ts", 4_250)] },
  ];
  const durations = durationsOf({ ...report({ expected: 3 }), suites });
  expect(durations).toEqual({ "e2e/a.spec.ts": 5_250, "e2e/b.spec.ts": 3_000 });
});
