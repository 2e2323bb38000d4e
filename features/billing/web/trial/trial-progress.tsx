import { Chevrons, type StepState } from "#platform/web/ui/chevrons.tsx";
import type { TrialStep } from "./trial-state.ts";

/** How far it is: chevrons in a row, and the same in words. */
export function TrialProgress({ steps, step }: { steps: readonly TrialStep[]; step: TrialStep }) {
  const place = steps.indexOf(step);
  const stateAt = (index: number): StepState =>
    index < place ? "done" : index > place ? "waiting" : "running";
  return (
    <p className="mb-4 flex items-center gap-2.5 text-xs text-ink-2">
      <span aria-hidden="true" className="contents">
        <Chevrons steps={steps.map((id, index) => ({ id, state: stateAt(index) }))} />
      </span>
      <span role="status">
        Step {place + 1} of {steps.length}: {names[step]}
      </span>
    </p>
  );
}

const names: Record<TrialStep, string> = {
  email: "Email",
  checkout: "Checkout",
  password: "Password",
  linking: "Your plan",
};
