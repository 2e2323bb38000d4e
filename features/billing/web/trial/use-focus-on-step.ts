import { useEffect, useRef } from "react";
import type { TrialStep } from "./trial-state.ts";

/** Focuses the first control of a step when it starts or continues, and the retry button after a failure. */
export function useFocusOnStep(step: TrialStep, isFailed: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, isFailed });

  useEffect(() => {
    const before = shown.current;
    shown.current = { step, isFailed };
    if (before.step === step && before.isFailed === isFailed) return;
    const first = isFailed ? "[role=alert] :is(button, a)" : "input:not([hidden], [readonly]), button";
    body.current?.querySelector<HTMLElement>(first)?.focus();
  }, [step, isFailed]);

  return body;
}
