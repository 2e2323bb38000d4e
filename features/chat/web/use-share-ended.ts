import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "./api/query-keys.ts";
import { forgetConversation, keysOf } from "./forget-conversation.ts";

/**
 * Whether the open conversation was taken from its reader. Nothing of it is kept then. When a share was only changed,
 * or there is another way, it is read again with the rights of now. Lists follow as well.
 */
export function useShareEnded(openId: string | undefined): boolean {
  const client = useQueryClient();
  const [endedId, setEndedId] = useState<string>();
  useShareChanges("conversation", (changedId, isEnding) => {
    void client.invalidateQueries({ queryKey: chatKeys.allConversations });
    const id = changedId ?? openId;
    if (id === undefined || id !== openId) return;
    if (!isEnding) {
      setEndedId(undefined);
      for (const queryKey of keysOf(id)) void client.invalidateQueries({ queryKey });
      return;
    }
    void api.GET("/api/v1/conversations/{id}", { params: { path: { id } } }).then(
      () => client.invalidateQueries({ queryKey: chatKeys.conversation(id) }),
      (error: unknown) => {
        // Without an answer it is read again once there is one.
        if (!(error instanceof ApiError && error.status === 404))
          return client.invalidateQueries({ queryKey: chatKeys.messages(id) });
        setEndedId(id);
        forgetConversation(client, id);
      },
    );
  });
  return openId !== undefined && endedId === openId;
}
