import { type RefObject, useEffect, useState } from "react";
import { type TypedMention, typedMentionAt } from "./typed-mention.ts";

/** The mention that is being typed in a text box. `close` hides it until another one begins. */
export function useTypedMention(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  const [typed, setTyped] = useState<TypedMention>();
  const [closedAt, setClosedAt] = useState<number>();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const isHere = document.activeElement === element && element.selectionStart === element.selectionEnd;
      const found = isHere ? typedMentionAt(text, element.selectionEnd) : undefined;
      // The next one may begin at the same place.
      if (isHere && !found) setClosedAt(undefined);
      setTyped((before) =>
        before?.start === found?.start && before?.words === found?.words ? before : found,
      );
    };
    look();
    document.addEventListener("selectionchange", look);
    element.addEventListener("blur", look);
    return () => {
      document.removeEventListener("selectionchange", look);
      element.removeEventListener("blur", look);
    };
  }, [box, text]);

  const isClosed = typed !== undefined && typed.start === closedAt;
  return { typed: isClosed ? undefined : typed, close: () => setClosedAt(typed?.start) };
}
