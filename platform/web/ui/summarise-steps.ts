export interface RunStep {
  id: string;
  state: StepState;
}

export type StepState = "waiting" | "running" | "done" | "needs-you" | "failed";

const words: Record<StepState, string> = {
  done: "done",
  running: "running",
  "needs-you": "waiting for you",
  failed: "failed",
  waiting: "to come",
};

/** Summarizes steps in words: "4 steps: 2 done, 1 waiting for you, 1 to come". */
export function summariseSteps(steps: readonly RunStep[]): string {
  if (steps.length === 0) return "No steps yet";
  const counted = Object.entries(words)
    .map(([state, word]) => ({ word, count: steps.filter((step) => step.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`);
  return `${steps.length} ${steps.length === 1 ? "step" : "steps"}: ${counted.join(", ")}`;
}
