import { useEffect, useRef } from "react";

/** Binds Escape exclusively, unless it closes something first. */
export function useEscape(act: (() => void) | undefined): void {
  const current = useRef(act);
  current.current = act;
  const isOn = act !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (document.querySelector("[role='dialog'], [role='alertdialog'], [role='menu']")) return;
      event.preventDefault();
      event.stopPropagation();
      current.current?.();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [isOn]);
}
