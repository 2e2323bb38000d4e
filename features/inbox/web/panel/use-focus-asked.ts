import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Brings the card that the address asks for into view and focuses it, once for each visit of the address. */
export function useFocusAsked(
  home: RefObject<HTMLElement | null>,
  { id, isShown, isMissing }: { id: string | undefined; isShown: boolean; isMissing: boolean },
): void {
  const { key } = useLocation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    const visit = `${key} ${id}`;
    if (id === undefined || !home.current || !(isShown || isMissing) || done.current === visit) return;
    done.current = visit;
    const cards = home.current.querySelectorAll<HTMLElement>("[data-item]");
    const card = [...cards].find((one) => one.dataset.item === id) ?? home.current;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: "start" });
  }, [home, id, isShown, isMissing, key]);
}
