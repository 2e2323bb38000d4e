import { useEffect, useRef } from "react";

/**
 * Keeps the focus on the button that moved an entry, so that the keyboard can press it again. At the end of the
 * list it goes to the other direction's button.
 */
export function useKeptFocus(ids: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ id: string; by: -1 | 1; before: string }>(undefined);
  const order = ids.join(" ");

  useEffect(() => {
    if (!wanted.current || wanted.current.before === order) return;
    const { id, by } = wanted.current;
    const find = (direction: number) =>
      list.current?.querySelector<HTMLButtonElement>(`button[data-move="${id} ${direction}"]:enabled`);
    (find(by) ?? find(-by))?.focus();
    wanted.current = undefined;
  }, [order]);

  const keepFocus = (id: string, by: -1 | 1) => {
    wanted.current = { id, by, before: order };
  };
  return { list, keepFocus };
}
