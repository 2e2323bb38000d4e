import { useQueryClient } from "@tanstack/react-query";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { toolCallKeys } from "#features/tools/web/index.tsx";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { chatKeys } from "./api/query-keys.ts";

/**
 * Reads the open conversation again when its reader may read other collections than before: what came from the others is
 * withheld then, and their citations are links no more.
 */
export function useWithheldQuotes(openId: string | undefined): void {
  const client = useQueryClient();
  const readAgain = () => {
    // Opened steps show what a call gave back.
    void client.invalidateQueries({ queryKey: toolCallKeys.all });
    if (openId === undefined) return;
    void client.invalidateQueries({ queryKey: chatKeys.messages(openId) });
    void client.invalidateQueries({ queryKey: chatKeys.conversation(openId) });
  };
  useShareChanges("collection", readAgain);
  useRealtime("collection.deleted", readAgain);
}
