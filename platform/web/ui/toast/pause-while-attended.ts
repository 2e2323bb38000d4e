import type { Countdown } from "./countdown.ts";

/** Pauses a countdown while a box has the pointer or the focus. Returns the function that stops watching. */
export function pauseWhileAttended(box: HTMLElement, countdown: Countdown): () => void {
  const attention = new Set<"pointer" | "focus">();
  const gain = (kind: "pointer" | "focus") => () => {
    attention.add(kind);
    countdown.pause();
  };
  const lose = (kind: "pointer" | "focus") => () => {
    attention.delete(kind);
    if (attention.size === 0) countdown.resume();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  box.addEventListener("pointerenter", gain("pointer"), { signal });
  box.addEventListener("pointerleave", lose("pointer"), { signal });
  box.addEventListener("focusin", gain("focus"), { signal });
  box.addEventListener("focusout", lose("focus"), { signal });
  return () => listeners.abort();
}
