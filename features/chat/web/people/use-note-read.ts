import { useEffect } from "react";
import { api } from "#platform/web/api/client.ts";
import { pageOwner } from "#platform/web/personal-data/page-owner.ts";
import type { Message } from "../../contract/index.ts";

/** A glance counts once the message was in view for so long. */
const glanceMs = 600;

/** Tells the server which message the person has seen last, while the page is in view. */
export function useNoteRead(conversationId: string | undefined, last: Message | undefined): void {
  /** An answer is seen anew when it is whole. */
  const seen = last && `${last.id} ${last.status === "streaming"}`;
  useEffect(() => {
    const messageId = seen?.split(" ")[0];
    // A visitor of the demo is alone there.
    if (!conversationId || !messageId || pageOwner() === "visitor") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      timer = setTimeout(() => {
        const params = { path: { id: conversationId } };
        // The next message tells it again.
        api.PUT("/api/v1/conversations/{id}/read", { params, body: { messageId } }).catch(() => undefined);
      }, glanceMs);
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", note);
    };
  }, [conversationId, seen]);
}
