import { useEffect, useRef } from "react";
import { writingEndsMs, writingEveryMs } from "../contract/index.ts";
import { type Place, sayPresence } from "./say-presence.ts";

/** Says that somebody types here: at most every three seconds, until five seconds of silence or an empty box. */
export function useTyping({ noun, id }: Place, text: string): void {
  const before = useRef(text);
  const saidAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const say = (state: "here" | "writing") => void sayPresence({ noun, id }, state).catch(() => {});
    const stop = () => {
      clearTimeout(timer.current);
      if (saidAt.current === 0) return;
      saidAt.current = 0;
      say("here");
    };
    if (text === before.current) return;
    before.current = text;
    // Sent, or taken back.
    if (text.trim() === "") return stop();
    if (Date.now() - saidAt.current >= writingEveryMs) {
      saidAt.current = Date.now();
      say("writing");
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, writingEndsMs);
  }, [noun, id, text]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
