import { type RefObject, useCallback } from "react";
import { flushSync } from "react-dom";
import { readDraft } from "./draft-store.ts";
import { insertWords } from "./insert-words.ts";

/** Puts words into the draft of a place, where its cursor stands, which then stands behind them. */
export function useInsertWords(
  box: RefObject<HTMLTextAreaElement | null>,
  place: string,
  setText: (text: string) => void,
): (words: string) => void {
  return useCallback(
    (words) => {
      const current = readDraft(place).text;
      const { text, end } = insertWords(current, box.current?.selectionEnd ?? current.length, words);
      flushSync(() => setText(text));
      box.current?.setSelectionRange(end, end);
    },
    [box, place, setText],
  );
}
