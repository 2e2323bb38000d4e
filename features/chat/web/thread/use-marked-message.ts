import { type RefObject, useEffect, useRef } from "react";
import type { VirtualizerHandle } from "virtua";

/**
 * Scrolls to the marked message as soon as it is loaded, once, and puts the focus on it. `border` is the number of
 * leading messages that are rendered only near the visible part.
 */
export function useMarkedMessage({ markedId, ids, border, rows, content, letGo }: MarkedMessageOptions) {
  const shownId = useRef<string>(undefined);
  const index = markedId === undefined ? -1 : ids.indexOf(markedId);
  useEffect(() => {
    if (index === -1 || shownId.current === markedId) return;
    shownId.current = markedId;
    letGo();
    if (index < border) rows.current?.scrollToIndex(index, { align: "center" });
    let frame = requestAnimationFrame(function show() {
      // The scrolling of before was still noted since then, and whoever is at the end is kept there.
      letGo();
      const message = content.current?.querySelector<HTMLElement>(`[data-message="${markedId}"]`);
      // A row far away is drawn once the scrolling has come near.
      if (!message) {
        frame = requestAnimationFrame(show);
        return;
      }
      if (index >= border) message.scrollIntoView({ block: "center" });
      message.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [markedId, index, border, rows, content, letGo]);
}

interface MarkedMessageOptions {
  markedId: string | undefined;
  ids: readonly string[];
  border: number;
  rows: RefObject<VirtualizerHandle | null>;
  content: RefObject<HTMLElement | null>;
  /** Stops following a growing answer. */
  letGo: () => void;
}
