import { expect, it } from "vitest";
import type { StepState } from "./summarise-steps.ts";
import { summariseSteps } from "./summarise-steps.ts";

const steps = (...states: StepState[]) => states.map((state, index) => ({ id: String(index), state }));

it("says a row of steps in words, what is done first", () => {
  expect(summariseSteps(steps("done", "done", "needs-you", "waiting"))).toBe(
    "4 steps: 2 done, 1 waiting for you, 1 to come",
  );
  expect(summariseSteps(steps("failed"))).toBe("1 step: 1 failed");
});

it("says that there are none", () => {
  expect(summariseSteps([])).toBe("No steps yet");
});
