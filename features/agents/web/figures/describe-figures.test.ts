import { expect, test } from "vitest";
import { describeCost, describeOthers, describeSuccess } from "./describe-figures.ts";

test("success is a share of the runs that ended by themselves", () => {
  expect(describeSuccess({ succeeded: 19, failed: 1 })).toBe("95%");
});

test("one failure in a thousand does not read as perfect", () => {
  expect(describeSuccess({ succeeded: 999, failed: 1 })).toBe("99%");
});

test("without a finished run there is no success to name", () => {
  expect(describeSuccess({ succeeded: 0, failed: 0 })).toBe("–");
  expect(describeSuccess(undefined)).toBe("–");
});

test("without a run there is no cost to name", () => {
  expect(describeCost({ runs: 3, costMicros: 1_200_000 })).toBe("$1.20");
  expect(describeCost({ runs: 3, costMicros: null })).toBe("Unknown");
  expect(describeCost({ runs: 0, costMicros: 0 })).toBe("–");
});

test("what was handed over is named where there is any", () => {
  const ends = { failed: 1_000, cancelled: 2 };
  expect(describeOthers({ ...ends, handedOver: 0 })).toBe("1,000 failed, 2 stopped");
  expect(describeOthers({ ...ends, handedOver: 3 })).toBe("1,000 failed, 2 stopped, 3 handed over");
});
