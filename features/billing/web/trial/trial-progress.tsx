import { useTexts } from "#platform/web/language/texts.ts";
import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import type { StepState } from "#platform/web/ui/summarise-steps.ts";
import { trialTexts } from "./texts/trial-texts.ts";
import type { TrialStep } from "./trial-state.ts";

/** Progress as chevrons and in words. */
export function TrialProgress({ steps, step, isOwn }: TrialProgressProps) {
  const words = useTexts(trialTexts);
  const place = steps.indexOf(step);
  const stateAt = (index: number): StepState =>
    index < place ? "done" : index > place ? "waiting" : "running";
  return (
    <p className="mb-4 flex items-center gap-2.5 text-xs text-ink-2">
      <span aria-hidden="true" className="contents">
        <Chevrons steps={steps.map((id, index) => ({ id, state: stateAt(index) }))} />
      </span>
      <span role="status">
        {words.progress(place + 1, steps.length, isOwn ? words.ownSteps[step] : words.steps[step])}
      </span>
    </p>
  );
}

interface TrialProgressProps {
  steps: readonly TrialStep[];
  step: TrialStep;
  /** For people with an account. */
  isOwn: boolean;
}
