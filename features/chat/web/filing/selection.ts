import { useCallback, useMemo, useState } from "react";
import type { Filing } from "../../contract/index.ts";
import type { Filed } from "./use-filing-acts.ts";

/** Most conversations of one act. */
export const mostSelected = 100;

/** The selected conversations of a list, each with where it is kept. */
export function useSelectionState() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Filing>>(new Map());
  const [anchor, setAnchor] = useState<string>();
  const toggle = useCallback((id: string, from: Filing) => {
    setAnchor(id);
    setSelected((before) => {
      const next = new Map(before);
      if (!next.delete(id) && next.size < mostSelected) next.set(id, from);
      return next;
    });
  }, []);
  /** Adds the rows between the last one chosen and this one. */
  const extend = useCallback(
    (rows: readonly Filed[], id: string) => {
      const places = [rows.findIndex((row) => row.id === anchor), rows.findIndex((row) => row.id === id)];
      const [from = 0, to = 0] = places.map((place) => Math.max(0, place)).toSorted((a, b) => a - b);
      setSelected((before) => {
        const next = new Map(before);
        for (const row of rows.slice(from, to + 1)) if (next.size < mostSelected) next.set(row.id, row.from);
        return next;
      });
    },
    [anchor],
  );
  const clear = useCallback(() => setSelected(new Map()), []);
  return useMemo(() => ({ selected, toggle, extend, clear }), [selected, toggle, extend, clear]);
}

export type Selection = ReturnType<typeof useSelectionState>;

export function selectedItems({ selected }: Selection): Filed[] {
  return [...selected].map(([id, from]) => ({ id, from }));
}
