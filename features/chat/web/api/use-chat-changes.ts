import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { chatKeys } from "./query-keys.ts";
import { readNewestMessages } from "./read-newest-messages.ts";

const gatherMs = 150;

/** Reloads what another tab, another device or the assistant has changed. */
export function useChatChanges(): void {
  const client = useQueryClient();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useRealtime<unknown>("*", ({ name, data }) => {
    if (!/^(?:conversation|message|run)\./.test(name)) return;
    const id = readConversationId(data);
    // Who has seen what changes no message, and what others have seen no list.
    if (name === "conversation.read") {
      const queryKey = isOwn(data) ? chatKeys.allConversations : chatKeys.reads(id);
      void client.invalidateQueries({ queryKey });
      return;
    }
    // Nobody reads again what is gone.
    if (name === "conversation.deleted") changed.current.delete(id);
    else changed.current.add(id);
    // Several events may come from one act. They cause one reload.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void client.invalidateQueries({ queryKey: chatKeys.allConversations });
      for (const id of changed.current) {
        if (!id) continue;
        void client.invalidateQueries({ queryKey: chatKeys.conversation(id) });
        void client.invalidateQueries({ queryKey: chatKeys.queue(id) });
        void client.invalidateQueries({ queryKey: chatKeys.handOvers(id) });
        // A failing connection is detected elsewhere, and everything is reloaded when it is back.
        void readNewestMessages(client, id).catch(() => {});
      }
      changed.current.clear();
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

function isOwn(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isOwn" in data && data.isOwn === true;
}

function readConversationId(data: unknown): string {
  if (typeof data !== "object" || data === null || !("conversationId" in data)) return "";
  return typeof data.conversationId === "string" ? data.conversationId : "";
}
