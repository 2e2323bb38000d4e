import { useMemo, useState } from "react";
import { readCsv } from "../../kinds/read-csv.ts";
import { writeCsv } from "../../kinds/write-csv.ts";
import type { TypedText } from "../use-text.ts";
import { type Cells, squared, widthOf, withPlainNames } from "./cells.ts";
import { mostGridCells } from "./most-grid-cells.ts";

interface History {
  /** The version that was changed: another one begins anew, so that nobody else's change is undone. */
  version: number;
  past: readonly string[];
  future: readonly string[];
}

const mostSteps = 100;

/** The cells of a table that is typed, with the way back and forth. Every change is typed text at once. */
export function useCells(typed: TypedText, version: number) {
  const { text, type } = typed;
  const { rows, separator } = useMemo(() => readCsv(text, Number.POSITIVE_INFINITY), [text]);
  // A row that is far wider than the others would fill them all.
  const isLarge = rows.length * widthOf(rows) > mostGridCells;
  const cells = useMemo(() => squared(isLarge ? [] : rows), [rows, isLarge]);
  const [kept, setHistory] = useState<History>({ version, past: [], future: [] });
  const history = kept.version === version ? kept : { version, past: [], future: [] };
  const { past, future } = history;
  return {
    cells,
    /** It is edited as text, and has no cells here. */
    isLarge,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** `isGoingOn`: belongs to the change before it, as the next letter of a word does. */
    change(next: Cells, isGoingOn = false) {
      if (!isGoingOn) setHistory({ version, past: [...past, text].slice(-mostSteps), future: [] });
      type(writeCsv(withPlainNames(next), separator));
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      setHistory({ version, past: past.slice(0, -1), future: [...future, text] });
      type(before);
    },
    redo() {
      const after = future.at(-1);
      if (after === undefined) return;
      setHistory({ version, past: [...past, text], future: future.slice(0, -1) });
      type(after);
    },
    /** As `undo`, and nothing can be done again. */
    takeBack() {
      const before = past.at(-1);
      if (before === undefined) return;
      setHistory({ version, past: past.slice(0, -1), future: [] });
      type(before);
    },
  };
}

export type TypedCells = ReturnType<typeof useCells>;
