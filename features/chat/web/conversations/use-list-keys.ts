import { type RefObject, useEffect } from "react";

/** `j` and `k` move through the rows, `/` focuses the search, unless someone is typing. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (event.key === "/" && search.current) search.current.focus();
      else if (event.key === "j") moveFocus(list.current, 1);
      else if (event.key === "k") moveFocus(list.current, -1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [list, search]);
}

const typing = "input, textarea, select, [role='dialog']:not([data-conversations]), [role='menu']";

function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-conversation]") ?? [])];
  const focused = rows.findIndex((row) => row.matches(":focus"));
  const open = rows.findIndex((row) => row.ariaCurrent === "page");
  const from = focused === -1 ? open : focused;
  const next = rows[from === -1 ? 0 : from + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
