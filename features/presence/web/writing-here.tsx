import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Place } from "./say-presence.ts";
import { sayPresence } from "./say-presence.ts";
import { presenceTexts } from "./texts/presence-texts.ts";
import { createTyping } from "./typing.ts";
import { useOthers } from "./use-others.ts";

/** Who types, above the text box. Says that this person does. Its line stays, so that nothing moves. */
export function WritingHere({ text, ...place }: Place & { text: string }) {
  const words = useTexts(presenceTexts);
  const { others } = useOthers(place);
  useTyping(place, text);
  const names = others.flatMap(({ name, isWriting }) => (isWriting ? name || words.somebody : []));
  return (
    <p role="status" className="h-5 truncate px-1 text-xs text-ink-3 print:hidden">
      {names.length > 0 && words.writing(names)}
    </p>
  );
}

/** Says that somebody types here, until five seconds of silence or an empty box. */
function useTyping({ noun, id }: Place, text: string): void {
  const [typing] = useState(() =>
    createTyping((place, state) => void sayPresence(place, state).catch(() => {})),
  );
  useEffect(() => () => typing.leave({ noun, id }), [typing, noun, id]);
  useEffect(() => typing.see({ noun, id }, text), [typing, noun, id, text]);
}
