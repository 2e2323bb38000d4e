import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { type DocumentChange, gatherChanges } from "./gather-changes.ts";
import { knowledgeKeys } from "./knowledge-keys.ts";

/**
 * Reads everything about knowledge again when a collection changes or its readers do, and what shows a document when that
 * changes. A question is not asked anew for each document: that would cost a call of the model.
 */
export function useKnowledgeChanges(): void {
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: knowledgeKeys.all });
  useRealtime("collection.changed", reload);
  useRealtime("collection.deleted", reload);
  useRealtime<{ collectionId?: string }>("collection.vectors_changed", ({ data: { collectionId } }) => {
    if (collectionId) void client.invalidateQueries({ queryKey: knowledgeKeys.reading(collectionId) });
  });
  const documents = useMemo(
    () =>
      gatherChanges((changes) => {
        const collectionIds = new Set(changes.map(({ collectionId }) => collectionId));
        const keys = [
          knowledgeKeys.lists,
          ...[...collectionIds].map(knowledgeKeys.one),
          ...changes.map(({ documentId }) => knowledgeKeys.document(documentId)),
        ];
        for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      }),
    [client],
  );
  useEffect(() => () => documents.stop(), [documents]);
  useRealtime<DocumentChange>("document.changed", ({ data }) => documents.add(data));
  useShareChanges("collection", (id, isEnding) => {
    // Whoever may no longer open it sees nothing of it any more.
    if (id && isEnding) void client.resetQueries({ queryKey: knowledgeKeys.one(id) });
    reload();
  });
}
