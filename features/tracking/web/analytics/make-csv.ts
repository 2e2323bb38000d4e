import { type CsvCell, csvLine } from "#platform/contract/csv-line.ts";
import type { AnalyticsOverview, PageVitals, RankedKind, RankedName } from "../../contract/analytics.ts";

export interface AnalyticsExport {
  overview: AnalyticsOverview;
  names: { kind: RankedKind; items: RankedName[] }[];
  vitals: PageVitals[];
}

/** All data of a period in one table, for spreadsheets and programs. */
export function makeCsv({ overview, names, vitals }: AnalyticsExport): string {
  const rows: CsvCell[][] = [["section", "name", "starts_at", "value", "previous", "samples"]];
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
  return rows.map(csvLine).join("");
}
