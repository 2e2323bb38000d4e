import { type RefObject, useEffect } from "react";

/** j and k move between the rows of a list, / goes to the search. Enter opens, as a row is a link. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === "/") {
        const field = search.current?.querySelector("input");
        if (field) event.preventDefault();
        field?.focus();
      }
      if (event.key !== "j" && event.key !== "k") return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("a[data-row]") ?? [])];
      const at = rows.findIndex((row) => row.matches(":focus"));
      const next = at < 0 ? 0 : at + (event.key === "j" ? 1 : -1);
      rows[next]?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list, search]);
}
