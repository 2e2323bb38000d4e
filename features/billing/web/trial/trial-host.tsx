import { lazy, Suspense, useSyncExternalStore } from "react";
import { closeTrial, readTrialRequest, subscribeToTrialRequest } from "./trial-request.ts";
import { useTrialOnArrival } from "./use-trial-on-arrival.ts";

const loadDialog = async () => ({ default: (await import("./trial-dialog.tsx")).TrialDialog });
const TrialDialog = lazy(loadDialog);

/** Stands once in the shell: shows the trial dialog as soon as someone asks for it, and loads it only then. */
export function TrialHost() {
  useTrialOnArrival();
  const { isOpen, planId, isPaid, number } = useSyncExternalStore(subscribeToTrialRequest, readTrialRequest);
  if (number === 0) return null;
  return (
    <Suspense>
      <TrialDialog key={number} isOpen={isOpen} planId={planId} isPaid={isPaid} onClose={closeTrial} />
    </Suspense>
  );
}
