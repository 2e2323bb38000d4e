import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Mention } from "#features/mentions/contract/index.ts";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Anchor } from "../../contract/index.ts";
import { commentKeys } from "./comment-keys.ts";

export interface WrittenText {
  id: string;
  text: string;
  mentions: Mention[];
}

/** What can be done with comments. Writing throws when it is refused; other acts say so in a toast. */
export function useCommentActs(conversationId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const reload = () => client.invalidateQueries({ queryKey: commentKeys.of(conversationId) });
    const told = async (act: () => Promise<unknown>) => {
      await act().catch((error: unknown) => notify({ type: "error", title: describeError(error) }));
      await reload();
    };
    const path = (id: string) => ({ path: { id } });
    return {
      async write(messageId: string, anchor: Anchor | undefined, written: WrittenText) {
        const body = { ...written, messageId, ...(anchor && { anchor }) };
        await api.POST("/api/v1/conversations/{id}/comments", { params: path(conversationId), body });
        await reload();
      },
      async reply(commentId: string, body: WrittenText) {
        await api.POST("/api/v1/comments/{id}/replies", { params: path(commentId), body });
        await reload();
      },
      async edit(commentId: string, { text, mentions }: WrittenText) {
        await api.PATCH("/api/v1/comments/{id}", { params: path(commentId), body: { text, mentions } });
        await reload();
      },
      remove: (id: string) => told(() => api.DELETE("/api/v1/comments/{id}", { params: path(id) })),
      resolve: (id: string) => told(() => api.POST("/api/v1/comments/{id}/resolve", { params: path(id) })),
      reopen: (id: string) => told(() => api.POST("/api/v1/comments/{id}/reopen", { params: path(id) })),
    };
  }, [client, conversationId]);
}

export type CommentActs = ReturnType<typeof useCommentActs>;
