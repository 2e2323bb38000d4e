export interface DataApiAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** For a write: the number of changed rows. */
  changedCount?: number;
}

/** `Content-Range` value such as `0-9/*`: the rows of this page, and the total when counted. */
export function contentRange(offset: number, rowCount: number, total: number | undefined): string {
  const rows = rowCount > 0 ? `${offset}-${offset + rowCount - 1}` : "*";
  return `${rows}/${total ?? "*"}`;
}
