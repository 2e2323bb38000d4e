import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { reachWhenScrollable } from "./reach-when-scrollable.ts";

/** A table with a sticky header. Number columns are right-aligned. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isRefreshing,
  empty,
  className,
}: TableProps<Row>) {
  return (
    <div
      className={classNames("relative overflow-hidden rounded-lg border border-line-1 bg-paper-1", className)}
    >
      {isRefreshing && (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 z-2 h-0.5 animate-sweep bg-accent" />
      )}
      <section
        aria-label={caption}
        ref={reachWhenScrollable}
        className="max-h-[inherit] overflow-auto -outline-offset-2"
      >
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={classNames(headCell, alignment(column), column.className)}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className="group transition-colors hover:bg-paper-2">
                {columns.map((column) => (
                  <td key={column.key} className={classNames(bodyCell, alignment(column), column.className)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && empty}
    </div>
  );
}

const headCell =
  "sticky top-0 z-1 h-8 border-b border-line-1 bg-paper-1 px-3 text-left font-medium whitespace-nowrap text-ink-3";
const bodyCell = "h-9 py-1.5 border-b border-line-1 px-3 group-last:border-b-0";

function alignment({ isNumeric }: { isNumeric?: boolean }): string | false {
  return isNumeric === true && "text-right! whitespace-nowrap tabular-nums";
}

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  className?: string;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows a thin progress bar over existing rows. */
  isRefreshing?: boolean;
  empty?: ReactNode;
  /** A max height makes the rows scroll under the header. */
  className?: string;
}
