import { useCallback, useRef } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { artifactTexts } from "../../texts/artifact-texts.ts";
import { GridRow } from "./grid-row.tsx";
import { GridTools } from "./grid-tools.tsx";
import { mostGridCells } from "./most-grid-cells.ts";
import type { TypedCells } from "./use-cells.ts";
import { useGrid } from "./use-grid.ts";

/** A table that is edited cell by cell. It takes what is copied in a spreadsheet. */
export function Grid({ title, typed }: { title: string; typed: TypedCells }) {
  const words = useTexts(artifactTexts);
  const { cells } = typed;
  const grid = useGrid(typed, (count) => {
    if (count <= mostGridCells) return true;
    notify({ type: "error", title: words.tooManyCells(mostGridCells) });
    return false;
  });
  const names = useRef(cells[0]);
  names.current = cells[0];
  const nameOf = useCallback(
    (row: number, column: number) => words.cell(names.current?.[column] ?? "", row + 1, column + 1),
    [words],
  );
  return (
    <>
      <GridTools {...{ typed }} at={grid.at} onChoose={grid.choose} />
      <div className="min-h-64 flex-1 overflow-auto rounded-lg border border-line-1">
        <table
          ref={grid.table}
          aria-label={words.content(title)}
          className="border-separate border-spacing-0 text-sm"
          {...grid.handlers}
        >
          <tbody>
            {cells.map((line, row) => (
              <GridRow
                key={keyOf(row)}
                row={row}
                cells={line}
                active={row === grid.at.row ? grid.at.column : undefined}
                isEditing={row === grid.at.row && grid.isEditing}
                nameOf={nameOf}
                on={grid.on}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

// Rows have no name of their own: their place is what they are.
function keyOf(row: number): string {
  return `row ${row}`;
}
