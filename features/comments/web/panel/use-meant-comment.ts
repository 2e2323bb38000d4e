import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#platform/web/api/client.ts";
import type { CommentThread } from "../../contract/index.ts";

/** The thread to which the address leads, wherever it stands in the list. The comment takes the focus once it is there. */
export function useMeantComment(commentId: string | undefined): CommentThread | undefined {
  const { data } = useQuery({
    queryKey: ["comment", commentId ?? ""],
    ...{ enabled: commentId !== undefined, staleTime: 0, retry: false },
    queryFn: async ({ signal }) => {
      const params = { path: { id: commentId ?? "" } };
      return (await api.GET("/api/v1/comments/{id}", { params, signal })).data ?? null;
    },
  });
  useReadTold(data?.id, commentId);
  const isKnown = Boolean(data);
  useEffect(() => {
    if (!isKnown || !commentId) return;
    const timer = setTimeout(() => {
      const element = document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(commentId)}"]`);
      element?.scrollIntoView({ block: "center" });
      element?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [isKnown, commentId]);
  return commentId === undefined ? undefined : (data ?? undefined);
}

/** Marks what the person was told of a comment as read that the address leads to, and of the one that it replies to. */
function useReadTold(firstId: string | undefined, commentId: string | undefined): void {
  useEffect(() => {
    if (!firstId || !commentId) return;
    for (const id of new Set([firstId, commentId])) {
      const body = { object: { noun: "comment", id } };
      // The bell goes on counting it until it is pressed.
      api.POST("/api/v1/notifications/read", { body }).catch(() => undefined);
    }
  }, [firstId, commentId]);
}
