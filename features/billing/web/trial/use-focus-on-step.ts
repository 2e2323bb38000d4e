import { useEffect, useRef } from "react";
import type { TrialStep } from "./trial-state.ts";

/** A step begins at its first control, and so does one that goes on; what failed begins at the way to try again. */
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
