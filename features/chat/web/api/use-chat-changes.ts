import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { chatKeys } from "./query-keys.ts";
import { readNewestMessages } from "./read-newest-messages.ts";

const gatherMs = 150;

/** Reads again what another tab or device, or the assistant itself, has changed. */
export function useChatChanges(): void {
  const client = useQueryClient();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useRealtime<unknown>("*", ({ name, data }) => {
    if (!/^(?:conversation|message|run)\./.test(name)) return;
    changed.current.add(readConversationId(data));
    // Several events come from one act; they are one reason to read again.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void client.invalidateQueries({ queryKey: chatKeys.allConversations });
      for (const id of changed.current) {
        if (!id) continue;
        void client.invalidateQueries({ queryKey: chatKeys.conversation(id) });
        // A connection that fails now is noticed, and everything read again when it is back.
        void readNewestMessages(client, id).catch(() => {});
      }
      changed.current.clear();
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

function readConversationId(data: unknown): string {
  if (typeof data !== "object" || data === null || !("conversationId" in data)) return "";
  return typeof data.conversationId === "string" ? data.conversationId : "";
}
