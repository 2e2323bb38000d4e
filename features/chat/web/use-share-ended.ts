import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { forgetConversation } from "./api/forget-conversation.ts";
import { chatKeys } from "./api/query-keys.ts";
import { isNotFound } from "./thread/is-not-found.ts";

/**
 * Whether the open conversation was taken from its reader. Nothing of it is kept then. When a share was only changed,
 * or there is another way, it is read again with the rights of now. Lists follow as well.
 */
export function useShareEnded(openId: string | undefined): boolean {
  const client = useQueryClient();
  const [endedId, setEndedId] = useState<string>();
  useShareChanges("conversation", (id, isEnding) => {
    void client.invalidateQueries({ queryKey: chatKeys.allConversations });
    if (id !== openId) return;
    if (!isEnding) {
      setEndedId(undefined);
      void client.invalidateQueries({ queryKey: chatKeys.conversation(id) });
      return;
    }
    void api.GET("/api/v1/conversations/{id}", { params: { path: { id } } }).then(
      () => client.invalidateQueries({ queryKey: chatKeys.conversation(id) }),
      (error: unknown) => {
        if (!isNotFound(error)) return;
        setEndedId(id);
        forgetConversation(client, id);
      },
    );
  });
  return openId !== undefined && endedId === openId;
}
