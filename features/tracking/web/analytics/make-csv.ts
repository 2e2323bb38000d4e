import type { AnalyticsOverview, PageVitals, RankedKind, RankedName } from "../../contract/analytics.ts";

type Cell = string | number;

export interface AnalyticsExport {
  overview: AnalyticsOverview;
  names: { kind: RankedKind; items: RankedName[] }[];
  vitals: PageVitals[];
}

/** All data of a period in one table, for spreadsheets and programs. */
export function makeCsv({ overview, names, vitals }: AnalyticsExport): string {
  const rows: Cell[][] = [["section", "name", "starts_at", "value", "previous", "samples"]];
  for (const [name, { count, previous }] of Object.entries(overview.totals)) {
    rows.push(["total", name, overview.startsAt, count, previous, ""]);
  }
  for (const { startsAt, ...counts } of overview.series) {
    for (const [name, count] of Object.entries(counts))
      rows.push([overview.unit, name, startsAt, count, "", ""]);
  }
  for (const { step, count, previous } of overview.funnel) {
    rows.push(["trial", step, overview.startsAt, count, previous, ""]);
  }
  for (const { kind, items } of names) {
    for (const { name, count, previous } of items) {
      rows.push([kind, name, overview.startsAt, count, previous, ""]);
    }
  }
  for (const page of vitals) {
    for (const { name, p75, samples } of page.vitals) {
      rows.push([`${name} p75`, page.route, overview.startsAt, p75, "", samples]);
    }
  }
  return rows.map((row) => `${row.map(quote).join(",")}\r\n`).join("");
}

/** Visitors chose some of the text, so formulas are escaped for spreadsheets. */
function quote(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
