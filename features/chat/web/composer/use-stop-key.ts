import { useEffect, useRef } from "react";
import { stopsByEscape } from "./stops-by-escape.ts";

/** Escape stops the answer being written, when it is meant for it. */
export function useStopKey(onStop: (() => void) | undefined): void {
  const act = useRef(onStop);
  useEffect(() => {
    act.current = onStop;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (stopsByEscape(event, document)) act.current?.();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
