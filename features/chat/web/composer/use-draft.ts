import { useCallback, useSyncExternalStore } from "react";
import { type Draft, keepDraft, onItsWay, readDraft, subscribeToDrafts } from "./draft-store.ts";

/** The draft of a place. Follows changes from anywhere. */
export function useDraft(place: string): { draft: Draft; setText: (text: string) => void } {
  const read = () => readDraft(place);
  const draft = useSyncExternalStore(subscribeToDrafts, read, read);
  const setText = useCallback(
    (text: string) => {
      const draft = readDraft(place);
      const { triedAs } = draft;
      keepDraft(place, { text, ...(triedAs && { triedAs }), ...onItsWay(draft) });
    },
    [place],
  );
  return { draft, setText };
}
