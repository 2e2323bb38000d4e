import { useEffect } from "react";
import { pageOwner } from "#platform/web/personal-data/page-owner.ts";
import type { Message } from "../../contract/index.ts";
import { noteReadSoon } from "./note-read-soon.ts";

/** Tells the server which message the person has seen last, while the page is in view. */
export function useNoteRead(conversationId: string | undefined, last: Message | undefined): void {
  /** An answer is seen anew when it is whole. */
  const seen = last && `${last.id} ${last.status === "streaming"}`;
  useEffect(() => {
    const messageId = seen?.split(" ")[0];
    // A visitor of the demo is alone there.
    if (!conversationId || !messageId || pageOwner() === "visitor") return;
    let stopWaiting: (() => void) | undefined;
    const note = () => {
      stopWaiting?.();
      if (document.visibilityState === "visible") stopWaiting = noteReadSoon(conversationId, messageId);
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => {
      stopWaiting?.();
      document.removeEventListener("visibilitychange", note);
    };
  }, [conversationId, seen]);
}
