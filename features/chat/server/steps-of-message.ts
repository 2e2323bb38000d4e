import type { StepRow } from "#features/runs/server/index.ts";

/** The steps that wrote a run's present message: those after it last read what was said to it. */
export function stepsOfMessage(steps: StepRow[]): StepRow[] {
  return steps.slice(steps.findLastIndex(({ kind }) => kind === "input") + 1);
}
