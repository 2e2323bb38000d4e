import { useEffect } from "react";
import { api } from "#platform/web/api/client.ts";

/** Marks what the person was told of a comment as read that the address leads to, and of the one that it replies to. */
export function useReadTold(firstId: string | undefined, commentId: string | undefined): void {
  useEffect(() => {
    if (!firstId || !commentId) return;
    for (const id of new Set([firstId, commentId])) {
      const body = { object: { noun: "comment", id } };
      // The bell goes on counting it until it is pressed.
      api.POST("/api/v1/notifications/read", { body }).catch(() => undefined);
    }
  }, [firstId, commentId]);
}
