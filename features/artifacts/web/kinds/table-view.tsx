import { useMemo } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Table } from "#platform/web/ui/table.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { isNumber } from "./is-number.ts";
import { readCsv } from "./read-csv.ts";

const mostRows = 1_000;
const mostColumns = 200;
/** More of them make a page slow. */
const mostCells = 50_000;

/** CSV as a table. Its first row names the columns. */
export function TableView({ title, content }: { title: string; content: string }) {
  const words = useTexts(artifactTexts);
  const {
    rows: [names, ...kept],
    count,
  } = useMemo(() => readCsv(content, mostRows + 1), [content]);
  if (!names) return <p className="text-sm text-ink-3">{words.emptyTable}</p>;
  const header = names.slice(0, mostColumns);
  const rows = kept.slice(0, Math.floor(mostCells / header.length));
  const columns = header.map((name, index) => ({
    key: `column ${index}`,
    header: name || "\u00a0",
    cell: ({ cells }: { cells: string[] }) => cells[index] ?? "",
    isNumeric: rows.length > 0 && rows.every((cells) => isNumberOrEmpty(cells[index] ?? "")),
  }));
  return (
    <>
      {names.length > header.length && (
        <p className="mb-2 text-xs text-ink-3">{words.columns(header.length, names.length)}</p>
      )}
      {count - 1 > rows.length && (
        <p className="mb-2 text-xs text-ink-3">{words.rows(rows.length, count - 1)}</p>
      )}
      <Table
        caption={title}
        columns={columns}
        rows={rows.map((cells, index) => ({ cells, key: `row ${index}` }))}
        rowKey={({ key }) => key}
      />
    </>
  );
}

function isNumberOrEmpty(cell: string): boolean {
  return cell.trim() === "" || isNumber(cell);
}
