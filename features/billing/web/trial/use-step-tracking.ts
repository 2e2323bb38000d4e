import { useEffect, useRef } from "react";
import { trackEvent } from "#features/tracking/web/index.tsx";
import type { TrialState } from "./trial-state.ts";

type Tracked = "trial_opened" | "trial_email" | "trial_checkout";

/**
 * Tracks how far a visitor gets before a checkout is completed, each step once per opening. Later steps are
 * tracked by the server. People with an account are not tracked.
 */
export function useStepTracking({ step, isBusy }: TrialState, isVisitor: boolean): void {
  const told = useRef(new Set<Tracked>());
  const reached = stepOf({ step, isBusy });

  useEffect(() => {
    if (!isVisitor) return;
    for (const type of ["trial_opened", reached] as const) {
      if (told.current.has(type)) continue;
      told.current.add(type);
      trackEvent({ type });
    }
  }, [reached, isVisitor]);
}

/** The address counts as given when it is submitted. */
function stepOf({ step, isBusy }: Pick<TrialState, "step" | "isBusy">): Tracked {
  if (step !== "email") return "trial_checkout";
  return isBusy ? "trial_email" : "trial_opened";
}
