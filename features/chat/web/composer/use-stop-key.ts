import { useEffect, useRef } from "react";

/** Escape stops the answer being written, unless it closes something first. */
export function useStopKey(onStop: (() => void) | undefined): void {
  const act = useRef(onStop);
  useEffect(() => {
    act.current = onStop;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector("[role='dialog'], [role='alertdialog'], [role='menu']")) return;
      act.current?.();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
