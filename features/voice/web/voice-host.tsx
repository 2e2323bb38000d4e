import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadVoiceDialog } from "./load-voice-dialog.ts";

const VoiceDialog = lazy(loadVoiceDialog);

let state = { openings: 0, isOpen: false };
const listeners = new Set<() => void>();

/** Opens the voice dialog of a page outside the application, which has a `VoiceHost`. */
export function openVoiceSettings(): void {
  become({ openings: state.openings + 1, isOpen: true });
}

/** Shows the voice dialog on request. */
export function VoiceHost() {
  const { openings, isOpen } = useSyncExternalStore(subscribe, () => state);
  if (openings === 0) return null;
  return (
    <Suspense>
      <VoiceDialog key={openings} isOpen={isOpen} onClose={() => become({ openings, isOpen: false })} />
    </Suspense>
  );
}

function become(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
