import { useEffect, useRef } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { trialTexts } from "./texts/trial-texts.ts";
import type { Trial } from "./use-trial.ts";

/** Claims the completed checkout for the person's workspace, with a retry. */
export function LinkingStep({ trial, onLink }: { trial: Trial; onLink: () => void }) {
  const { linking } = useTexts(trialTexts);
  const { attempt, failure } = trial.state;
  const link = useRef(onLink);
  link.current = onLink;
  const linked = useRef<number>(undefined);

  useEffect(() => {
    if (linked.current === attempt) return;
    linked.current = attempt;
    link.current();
  }, [attempt]);

  return failure ? null : <CentredSpinner text={linking} />;
}
