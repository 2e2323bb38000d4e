import "./trial.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { getSessionToken, startSession } from "#features/auth/web/index.tsx";
import { loadTrialDialog, openTrial, TrialHost } from "#features/billing/web/index.tsx";
import { loadVoiceDialog, openVoiceSettings, VoiceHost } from "#features/voice/web/index.tsx";
import { setAccessSource } from "#platform/web/api/access-token.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { OverlayRoot } from "#platform/web/ui/overlay-root.tsx";
import { carryToast } from "#platform/web/ui/toast/carried-toast.ts";
import { onNotified } from "#platform/web/ui/toast/notify.ts";
import { DocumentRouter, isLeaving } from "./document-router.tsx";

let isMounted = false;

/**
 * Mounts the dialogs and their toasts at the end of the page. That of the trial opens by itself after a
 * return from checkout.
 */
export function mountTrial(): void {
  if (isMounted) return;
  isMounted = true;
  setAccessSource({ getAccessToken: getSessionToken, onRefused: () => {} });
  // Toasts shown while the page unloads are carried to the next one.
  onNotified((notification) => {
    if (isLeaving()) carryToast(notification);
  });
  startSession();
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <DocumentRouter>
        <TrialHost />
        <VoiceHost />
      </DocumentRouter>
      <OverlayRoot />
    </QueryClientProvider>,
  );
}

/** Loads the dialog and its texts. Rejects when that fails. */
export async function prepareTrial(): Promise<void> {
  await loadTrialDialog();
}

/** Opens the voice dialog. Rejects when it cannot be loaded. */
export async function showVoices(): Promise<void> {
  await loadVoiceDialog();
  mountTrial();
  openVoiceSettings();
}

/** Opens the dialog for a plan, given by id or name. */
export function showTrial(planId: string, interval: "month" | "year"): void {
  mountTrial();
  openTrial(planId, { interval });
}
