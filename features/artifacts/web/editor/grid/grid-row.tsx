import { memo } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { type CellEnd, CellField } from "./cell-field.tsx";

/** One row of cells. Rows that stay the same are not drawn again with each letter. */
export const GridRow = memo(function GridRow({ row, cells, active, isEditing, nameOf, on }: GridRowProps) {
  const Cell = row === 0 ? "th" : "td";
  return (
    <tr>
      {cells.map((text, column) => {
        const isActive = column === active;
        return (
          <Cell
            // Cells have no name of their own: their place is what they are.
            key={keyOf(column)}
            scope={row === 0 ? "col" : undefined}
            role={row === 0 ? "columnheader" : "gridcell"}
            // The field inside is reached instead.
            tabIndex={isActive && isEditing ? undefined : isActive ? 0 : -1}
            data-at={`${row}:${column}`}
            aria-selected={isActive}
            onFocus={(event) => event.target === event.currentTarget && on.choose({ row, column })}
            onClick={(event) => event.target === event.currentTarget && on.click({ row, column }, isActive)}
            onDoubleClick={() => on.edit()}
            className={classNames(
              "h-9 max-w-72 min-w-24 cursor-cell border-r border-b border-line-1 text-left align-top font-normal whitespace-pre -outline-offset-2 pointer-coarse:h-11",
              row === 0 && "bg-paper-2 font-medium",
              isActive && "outline-2 outline-accent",
              isActive && isEditing ? "p-0" : "truncate px-2 py-1.5",
            )}
          >
            {isActive && isEditing ? (
              <CellField label={nameOf(row, column)} text={text} onType={on.type} onEnd={on.end} />
            ) : (
              text
            )}
          </Cell>
        );
      })}
    </tr>
  );
}, isSameRow);

function keyOf(column: number): string {
  return `column ${column}`;
}

function isSameRow(before: GridRowProps, after: GridRowProps): boolean {
  return (
    before.row === after.row &&
    before.active === after.active &&
    before.isEditing === after.isEditing &&
    before.on === after.on &&
    before.nameOf === after.nameOf &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, index) => cell === after.cells[index])
  );
}

interface GridRowProps {
  row: number;
  cells: readonly string[];
  /** The chosen column, if the chosen cell is in this row. */
  active: number | undefined;
  isEditing: boolean;
  nameOf: (row: number, column: number) => string;
  /** The same in every drawing. */
  on: GridListeners;
}

export interface GridListeners {
  choose: (at: { row: number; column: number }) => void;
  click: (at: { row: number; column: number }, wasChosen: boolean) => void;
  edit: () => void;
  type: (text: string) => void;
  end: (end: CellEnd) => void;
}
