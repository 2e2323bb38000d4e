import { useEffect } from "react";

/** The browser asks before the tab is closed: a reload keeps what is typed, a closed tab does not. */
export function useAskBeforeLeaving(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isHeld]);
}
