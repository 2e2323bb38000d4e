import { writingEndsMs, writingEveryMs } from "../contract/index.ts";
import { setWriting } from "./present-state.ts";
import type { Place } from "./say-presence.ts";

/** What others are told of a text box: that somebody types, at most every three seconds, and that they stopped. */
export function createTyping(say: (place: Place, state: "here" | "writing") => void) {
  let before: (Place & { text: string }) | undefined;
  let saidAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(place: Place, state: "here" | "writing"): void {
    setWriting(place, state === "writing");
    say(place, state);
  }
  function stop(place: Place): void {
    clearTimeout(timer);
    if (saidAtMs === 0) return;
    saidAtMs = 0;
    tell(place, "here");
  }

  return {
    /** What stands in the box now. A kept draft that another place brings along is not typed. */
    see({ noun, id }: Place, text: string): void {
      const known = before;
      before = { noun, id, text };
      if (known?.noun !== noun || known.id !== id || known.text === text) return;
      // Sent, or taken back.
      if (text.trim() === "") {
        stop({ noun, id });
        return;
      }
      if (Date.now() - saidAtMs >= writingEveryMs) {
        saidAtMs = Date.now();
        tell({ noun, id }, "writing");
      }
      clearTimeout(timer);
      timer = setTimeout(() => stop({ noun, id }), writingEndsMs);
    },
    /** Nobody types there any more. That the tab left is said elsewhere. */
    leave(place: Place): void {
      clearTimeout(timer);
      saidAtMs = 0;
      before = undefined;
      setWriting(place, false);
    },
  };
}
