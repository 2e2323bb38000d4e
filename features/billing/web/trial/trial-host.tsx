import { lazy, Suspense, useSyncExternalStore } from "react";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { loadTexts } from "#platform/web/language/texts.ts";
import { closeTrial, readTrialRequest, subscribeToTrialRequest } from "./trial-request.ts";
import { useTrialOnArrival } from "./use-trial-on-arrival.ts";

/** Lazy: the dialog is not part of the first bundle. */
export async function loadTrialDialog() {
  const { TrialDialog } = await import("./trial-dialog.tsx");
  await loadTexts(readPageLanguage());
  return { default: TrialDialog };
}

const TrialDialog = lazy(loadTrialDialog);

/** Part of the shell: loads and shows the trial dialog on request. */
export function TrialHost() {
  useTrialOnArrival();
  const { number, ...request } = useSyncExternalStore(subscribeToTrialRequest, readTrialRequest);
  if (number === 0) return null;
  return (
    <Suspense>
      <TrialDialog key={number} {...request} onClose={closeTrial} />
    </Suspense>
  );
}
