import { lazy, Suspense, useSyncExternalStore } from "react";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { loadTexts } from "#platform/web/language/texts.ts";
import { closeTrial, readTrialRequest, subscribeToTrialRequest } from "./trial-request.ts";
import { useTrialOnArrival } from "./use-trial-on-arrival.ts";

/** The dialog, which is not part of what is loaded at first. */
export async function loadTrialDialog() {
  const { TrialDialog } = await import("./trial-dialog.tsx");
  await loadTexts(readPageLanguage());
  return { default: TrialDialog };
}

const TrialDialog = lazy(loadTrialDialog);

/** Stands once in the shell: shows the trial dialog as soon as someone asks for it, and loads it only then. */
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
