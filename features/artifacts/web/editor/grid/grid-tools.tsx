import { Ellipsis, Plus, Redo2, Undo2 } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { artifactTexts } from "../../texts/artifact-texts.ts";
import { type Place, withColumnAfter, withoutColumn, withoutRow, withRowAfter } from "./cells.ts";
import type { TypedCells } from "./use-cells.ts";

/** Rows and columns beside the chosen cell, and the way back. */
export function GridTools({ typed, at, onChoose }: GridToolsProps) {
  const words = useTexts(artifactTexts);
  const { cells, change } = typed;
  const { row, column } = at;
  const plus = <Plus aria-hidden="true" size={14} />;
  return (
    <div role="toolbar" aria-label={words.tableTools} className="flex flex-wrap items-center gap-1">
      <Button
        size="sm"
        icon={plus}
        onClick={() => {
          change(withRowAfter(cells, row));
          onChoose({ row: row + 1, column });
        }}
      >
        {words.addRow}
      </Button>
      <Button
        size="sm"
        icon={plus}
        onClick={() => {
          change(withColumnAfter(cells, column));
          onChoose({ row, column: column + 1 });
        }}
      >
        {words.addColumn}
      </Button>
      <IconButton
        size="sm"
        label={words.undo}
        disabled={!typed.canUndo}
        icon={<Undo2 aria-hidden="true" size={16} />}
        onClick={typed.undo}
      />
      <IconButton
        size="sm"
        label={words.redo}
        disabled={!typed.canRedo}
        icon={<Redo2 aria-hidden="true" size={16} />}
        onClick={typed.redo}
      />
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={words.rowsAndColumns}
            icon={<Ellipsis aria-hidden="true" size={16} />}
          />
        }
        items={[
          {
            key: "row",
            label: words.deleteRow(row + 1),
            onSelect: () => change(withoutRow(cells, row)),
          },
          {
            key: "column",
            label: words.deleteColumn(cells[0]?.[column] || String(column + 1)),
            onSelect: () => change(withoutColumn(cells, column)),
          },
        ]}
      />
    </div>
  );
}

interface GridToolsProps {
  typed: TypedCells;
  /** The chosen cell. */
  at: Place;
  onChoose: (at: Place) => void;
}
