import type { DragEvent, KeyboardEvent, MouseEvent } from "react";
import type { Filing } from "../../contract/index.ts";
import { dragConversations } from "./drag.ts";
import { useListActs } from "./list-acts.ts";
import { selectedItems } from "./selection.ts";
import type { Filed } from "./use-filing-acts.ts";

/**
 * How a row is selected: Ctrl or Shift with a press, X by key, a plain press while others are selected. And dragged,
 * together with the selected ones.
 */
export function useRowSelection(id: string, from: Filing) {
  const { selection } = useListActs();
  const { selected, toggle, extend } = selection;
  const isSelected = selected.has(id);
  return {
    isSelecting: selected.size > 0,
    isSelected,
    toggle: () => toggle(id, from),
    /** Returns true when the press selected instead of opened. */
    press: (event: MouseEvent<HTMLElement>): boolean => {
      if (event.shiftKey) extend(rowsBeside(event.currentTarget), id);
      else if (event.ctrlKey || event.metaKey || selected.size > 0) toggle(id, from);
      else return false;
      event.preventDefault();
      return true;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "x" && !event.ctrlKey && !event.metaKey && !event.altKey) toggle(id, from);
      if (event.key === "Escape" && selected.size > 0) selection.clear();
    },
    onDragStart: (event: DragEvent) =>
      dragConversations(event, isSelected ? selectedItems(selection) : [{ id, from }]),
  };
}

function rowsBeside(row: HTMLElement): Filed[] {
  const rows = row.closest("nav")?.querySelectorAll<HTMLElement>("[data-conversation]") ?? [];
  return [...rows].map(({ dataset }) => ({
    id: dataset.conversation ?? "",
    from: JSON.parse(dataset.kept ?? '{"state":"listed"}') as Filing,
  }));
}
