import { type RefObject, useCallback } from "react";
import { flushSync } from "react-dom";
import { readDraft } from "./draft-store.ts";
import { insertWords } from "./insert-words.ts";

/** Inserts text at the cursor of a place's draft and moves the cursor behind it. */
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
