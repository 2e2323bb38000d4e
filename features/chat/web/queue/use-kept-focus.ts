import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in the list when a pressed button leaves with its row or its state: on the row now in its place, and
 * else where `onEmpty` puts it. Returns what notes the row of the button just pressed.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  onEmpty: () => void,
): (row: number) => void {
  const pressed = useRef<number>(undefined);

  // After every rendering, because any of them may remove the button.
  useLayoutEffect(() => {
    const row = pressed.current;
    if (row === undefined) return;
    const active = document.activeElement;
    if (active && active !== document.body) {
      if (!list.current?.contains(active)) pressed.current = undefined;
      return;
    }
    pressed.current = undefined;
    const rows = [...(list.current?.querySelectorAll("li") ?? [])];
    const next = rows[Math.min(row, rows.length - 1)]?.querySelector("button");
    if (next) next.focus();
    else onEmpty();
  });

  return (row) => {
    pressed.current = row;
  };
}
