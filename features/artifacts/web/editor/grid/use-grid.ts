import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { CellEnd } from "./cell-field.tsx";
import { type Place, withBlock, withCell, withRowAfter } from "./cells.ts";
import { gridActOf } from "./grid-key.ts";
import type { GridListeners } from "./grid-row.tsx";
import { isBlock, readPasted } from "./read-pasted.ts";
import type { TypedCells } from "./use-cells.ts";

interface Editing {
  /** Whether a letter was typed: the next one belongs to the same change. */
  hasTyped: boolean;
}

const coarse = matchMedia("(pointer: coarse)");

/** Choosing cells and typing into them, with the keys of a spreadsheet. */
export function useGrid(typed: TypedCells, accepts: (pasted: number) => boolean) {
  const { cells } = typed;
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing>();
  const table = useRef<HTMLTableElement>(null);
  const toFocus = useRef<Place>(undefined);
  const last = { row: cells.length - 1, column: (cells[0]?.length ?? 1) - 1 };
  // Rows may have been deleted meanwhile.
  const at = { row: Math.min(chosen.row, last.row), column: Math.min(chosen.column, last.column) };

  useEffect(() => {
    const { current: to } = toFocus;
    if (!to || editing) return;
    toFocus.current = undefined;
    table.current?.querySelector<HTMLElement>(`[data-at="${to.row}:${to.column}"]`)?.focus();
  });

  const go = (to: Place) => {
    toFocus.current = to;
    setChosen(to);
  };
  const type = (text: string, isGoingOn: boolean) => {
    typed.change(withCell(cells, at, text), isGoingOn);
    setEditing({ hasTyped: true });
  };
  const end = (how: CellEnd) => {
    if (how === "back" && editing?.hasTyped) typed.takeBack();
    setEditing(undefined);
    if (how === "stay") return;
    const isAtEnd = at.row === last.row && at.column === last.column;
    if (how === "right" && isAtEnd) {
      typed.change(withRowAfter(cells, at.row));
      return go({ row: at.row + 1, column: 0 });
    }
    go(placeAfter(how, at, last));
  };
  const latest = useRef({ type, end, hasTyped: false });
  latest.current = { type, end, hasTyped: editing?.hasTyped ?? false };
  const on = useMemo<GridListeners>(
    () => ({
      choose: setChosen,
      click: (place, wasChosen) => {
        setChosen(place);
        if (wasChosen || coarse.matches) setEditing({ hasTyped: false });
      },
      edit: () => setEditing((before) => before ?? { hasTyped: false }),
      type: (text) => latest.current.type(text, latest.current.hasTyped),
      end: (how) => latest.current.end(how),
    }),
    [],
  );

  const press = (event: KeyboardEvent) => {
    const act = editing || event.nativeEvent.isComposing ? undefined : gridActOf(event, at, last);
    if (!act) return;
    event.preventDefault();
    if (act.type === "move") go(act.to);
    else if (act.type === "edit") {
      if (act.text === undefined) setEditing({ hasTyped: false });
      else type(act.text, false);
    } else if (act.type === "undo") typed.undo();
    else if (act.type === "redo") typed.redo();
    else typed.change(withCell(cells, at, ""));
  };
  const copy = (event: ClipboardEvent) => {
    if (editing || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", cells[at.row]?.[at.column] ?? "");
    if (event.type === "cut") typed.change(withCell(cells, at, ""));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    // Words go where the cursor is; rows and columns over the cells, also from a cell that is typed into.
    if (editing && !isBlock(text)) return pasteCell(event, text, (value) => type(value, editing.hasTyped));
    event.preventDefault();
    const next = withBlock(cells, at, readPasted(text));
    if (!accepts(next.length * (next[0]?.length ?? 0))) return;
    typed.change(next);
    setEditing(undefined);
    go(at);
  };
  return {
    ...{ table, at, on, isEditing: editing !== undefined },
    /** Its cells are reached with the keys of a grid. */
    handlers: { role: "grid", onKeyDown: press, onCopy: copy, onCut: copy, onPaste: paste },
    /** Chooses a cell from outside of the table. */
    choose: go,
  };
}

/** One cell of a spreadsheet comes with the end of its row, which is none of its text. */
function pasteCell(event: ClipboardEvent, text: string, onType: (value: string) => void): void {
  const [[cell = ""] = []] = readPasted(text);
  const { target: field } = event;
  if (!/[\r\n]/.test(text) || !(field instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  field.setRangeText(cell, field.selectionStart, field.selectionEnd, "end");
  onType(field.value);
}

function placeAfter(how: CellEnd, { row, column }: Place, last: Place): Place {
  if (how === "down") return { row: Math.min(row + 1, last.row), column };
  if (how === "right")
    return column < last.column ? { row, column: column + 1 } : { row: row + 1, column: 0 };
  if (how === "left" && column > 0) return { row, column: column - 1 };
  return { row, column };
}
