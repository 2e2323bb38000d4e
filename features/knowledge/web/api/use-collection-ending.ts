import { useState } from "react";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";

export type CollectionEnding = "deleted" | "withdrawn";

/** Why a collection that was open cannot be read any more. Undefined: nothing was heard of it. */
export function useCollectionEnding(collectionId: string): CollectionEnding | undefined {
  const [heard, setHeard] = useState<{ id: string; ending: CollectionEnding }>();
  useRealtime<{ collectionId?: string }>("collection.deleted", ({ data }) => {
    if (data.collectionId === collectionId) setHeard({ id: collectionId, ending: "deleted" });
  });
  useShareChanges("collection", (id = collectionId, isEnding) => {
    if (!isEnding || id !== collectionId) return;
    // Deleting it ends its shares, too, and is heard before or after that.
    setHeard((before) => (before?.id === id ? before : { id, ending: "withdrawn" }));
  });
  return heard?.id === collectionId ? heard.ending : undefined;
}
