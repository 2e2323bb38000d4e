import "./trial.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { getSessionToken, startSession } from "#features/auth/web/index.tsx";
import { loadTrialDialog, openTrial, TrialHost } from "#features/billing/web/index.tsx";
import { setAccessSource } from "#platform/web/api/access-token.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { OverlayRoot } from "#platform/web/ui/overlay-root.tsx";
import { carryToast } from "#platform/web/ui/toast/carried-toast.ts";
import { onNotified } from "#platform/web/ui/toast/notify.ts";
import { DocumentRouter, isLeaving } from "./document-router.tsx";

let isMounted = false;

/** Puts the place for the dialog and its messages behind the page; it opens by itself for whoever comes back to it. */
export function mountTrial(): void {
  if (isMounted) return;
  isMounted = true;
  setAccessSource({ getAccessToken: getSessionToken, onRefused: () => {} });
  // What is said while the page is being left is for the next one.
  onNotified((notification) => {
    if (isLeaving()) carryToast(notification);
  });
  startSession();
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <DocumentRouter>
        <TrialHost />
      </DocumentRouter>
      <OverlayRoot />
    </QueryClientProvider>,
  );
}

/** Loads the dialog itself, and its words in the language of the page; rejects when it cannot be loaded. */
export async function prepareTrial(): Promise<void> {
  await loadTrialDialog();
}

/** Opens the dialog for a plan, named by its id or its name. */
export function showTrial(planId: string, interval: "month" | "year"): void {
  mountTrial();
  openTrial(planId, { interval });
}
