import { useTexts } from "#platform/web/language/texts.ts";
import { Table } from "#platform/web/ui/table.tsx";
import type { Chart } from "../contract/index.ts";
import { chartRows } from "./chart-rows.ts";
import type { NumberWords } from "./format-value.ts";
import { chartTexts } from "./texts/chart-texts.ts";

/** The numbers of a chart as a table. */
export function ChartTable({ chart, words }: { chart: Chart; words: NumberWords }) {
  const texts = useTexts(chartTexts);
  const { columns, rows } = chartRows(chart, texts);
  const cell = (value: string | number | null | undefined, isX: boolean) => {
    if (typeof value === "string") return value;
    if (value === null || value === undefined) return <span className="text-ink-3">{texts.none}</span>;
    return isX ? words.tick(value, 1e-6) : words.value(value);
  };
  return (
    <Table
      caption={chart.title}
      className="max-h-80"
      columns={columns.map(({ key, name, isNumeric }, index) => ({
        key,
        header: name,
        isNumeric,
        cell: (row: { cells: (string | number | null)[] }) => cell(row.cells[index], key === "x"),
      }))}
      rows={rows.map((cells, index) => ({ key: String(index), cells }))}
      rowKey={({ key }) => key}
    />
  );
}
