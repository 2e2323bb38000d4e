export interface DataApiAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** Of a write: how many rows it changed. */
  changedCount?: number;
}

/** `0-9/*`: the rows of this page and, when counted, of how many. */
export function contentRange(offset: number, rowCount: number, total: number | undefined): string {
  const rows = rowCount > 0 ? `${offset}-${offset + rowCount - 1}` : "*";
  return `${rows}/${total ?? "*"}`;
}
