import { useEffect, useState } from "react";
import { type Place, sayPresence } from "./say-presence.ts";
import { createTyping } from "./typing.ts";

/** Says that somebody types here, until five seconds of silence or an empty box. */
export function useTyping({ noun, id }: Place, text: string): void {
  const [typing] = useState(() =>
    createTyping((place, state) => void sayPresence(place, state).catch(() => {})),
  );
  useEffect(() => () => typing.leave({ noun, id }), [typing, noun, id]);
  useEffect(() => typing.see({ noun, id }, text), [typing, noun, id, text]);
}
