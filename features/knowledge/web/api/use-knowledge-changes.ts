import { useQueryClient } from "@tanstack/react-query";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { knowledgeKeys } from "./knowledge-keys.ts";

/** Reads everything about knowledge again when a collection or document changes, or its readers do. */
export function useKnowledgeChanges(): void {
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: knowledgeKeys.all });
  useRealtime("collection.changed", reload);
  useRealtime("document.changed", reload);
  useShareChanges("collection", (id, isEnding) => {
    // Whoever may no longer open it sees nothing of it any more.
    if (id && isEnding) void client.resetQueries({ queryKey: knowledgeKeys.one(id) });
    reload();
  });
}
