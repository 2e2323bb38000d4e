import { useEffect } from "react";
import type { CommentThread } from "../../contract/index.ts";
import { elementOf } from "./anchor-of-selection.ts";
import "./passages.css";
import { placeOfQuote, rangeIn, textIn } from "./text-in.ts";

const name = "adjutant-comments";

/** Marks the passages of open threads in the messages that are shown. Nothing in the messages changes. */
export function useMarkedPassages(
  threads: readonly CommentThread[],
  shownAs: ReadonlyMap<string, string>,
): void {
  useEffect(() => {
    if (!("highlights" in CSS)) return;
    const ranges = threads.flatMap(({ anchor, messageId, resolved }) => {
      const element = elementOf(shownAs.get(messageId) ?? messageId);
      if (!anchor || resolved || !element) return [];
      const start = placeOfQuote(textIn(element), anchor);
      return (start === -1 ? undefined : rangeIn(element, start, anchor.quote.length)) ?? [];
    });
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  }, [threads, shownAs]);
}
