import type { Place } from "./cells.ts";

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export type GridAct =
  | { type: "move"; to: Place }
  /** `text` replaces what the cell has. */
  | { type: "edit"; text?: string }
  | { type: "clear" }
  | { type: "undo" }
  | { type: "redo" };

/** What a key does while a cell is chosen and not typed into. Undefined: what it does everywhere. */
export function gridActOf(pressed: Pressed, at: Place, last: Place): GridAct | undefined {
  const { key, shiftKey, altKey } = pressed;
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  const move = (row: number, column: number): GridAct => ({
    type: "move",
    to: { row: within(row, last.row), column: within(column, last.column) },
  });
  if (isCommand) {
    if (key.toLowerCase() === "z") return { type: shiftKey ? "redo" : "undo" };
    if (key === "y") return { type: "redo" };
    if (key === "Home") return move(0, 0);
    if (key === "End") return move(last.row, last.column);
    return undefined;
  }
  if (altKey) return undefined;
  switch (key) {
    case "ArrowUp":
      return move(at.row - 1, at.column);
    case "ArrowDown":
      return move(at.row + 1, at.column);
    case "ArrowLeft":
      return move(at.row, at.column - 1);
    case "ArrowRight":
      return move(at.row, at.column + 1);
    case "Home":
      return move(at.row, 0);
    case "End":
      return move(at.row, last.column);
    case "Enter":
    case "F2":
      return { type: "edit" };
    case "Delete":
    case "Backspace":
      return { type: "clear" };
    default:
      return [...key].length === 1 ? { type: "edit", text: key } : undefined;
  }
}

function within(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last);
}
