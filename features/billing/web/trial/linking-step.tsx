import { useEffect, useRef } from "react";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import type { Trial } from "./use-trial.ts";

/** The finished checkout is linked to the workspace of the person; trying again links it again. */
export function LinkingStep({ trial, onLink }: { trial: Trial; onLink: () => void }) {
  const { attempt, failure } = trial.state;
  const link = useRef(onLink);
  link.current = onLink;
  const linked = useRef<number>(undefined);

  useEffect(() => {
    if (linked.current === attempt) return;
    linked.current = attempt;
    link.current();
  }, [attempt]);

  return failure ? null : <CentredSpinner text="Linking the plan to your workspace..." />;
}
