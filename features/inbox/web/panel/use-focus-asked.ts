import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Brings the card that the address asks for into view and focuses it, once for each visit of the address. */
export function useFocusAsked(
  home: RefObject<HTMLElement | null>,
  { id, isShown, isMissing }: { id: string | undefined; isShown: boolean; isMissing: boolean },
): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be followed again.
  useEffect(() => {
    if (id === undefined || !(isShown || isMissing)) return;
    const cards = home.current?.querySelectorAll<HTMLElement>("section[data-item]") ?? [];
    const card = [...cards].find((one) => one.dataset.item === id) ?? home.current;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "start" });
  }, [home, id, isShown, isMissing, key]);
}
