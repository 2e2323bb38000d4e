import { ChevronIcon } from "./chevron-icon.tsx";
import { classNames } from "./class-names.ts";
import type { RunStep, StepState } from "./summarise-steps.ts";
import { summariseSteps } from "./summarise-steps.ts";

/** The steps of a run in a row: hollow ones wait, filled ones are done, brass ones need a person. */
export function Chevrons({ steps, className }: { steps: readonly RunStep[]; className?: string }) {
  return (
    <span
      role="img"
      aria-label={summariseSteps(steps)}
      className={classNames("inline-flex align-middle", className)}
    >
      {steps.map(({ id, state }) => (
        <ChevronIcon
          key={id}
          isFilled={state !== "waiting" && state !== "running"}
          className={classNames("-mr-0.5", looks[state])}
        />
      ))}
    </span>
  );
}

const looks: Record<StepState, string> = {
  waiting: "text-line-3",
  running: "animate-breathe text-accent",
  done: "text-accent",
  "needs-you": "text-brass",
  failed: "text-bad",
};
