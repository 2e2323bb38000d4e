/** What a statement of the data API brings back. */
export interface RowsAsJson {
  /** A JSON array, or what a function returns in its place. */
  body: string;
  rowCount: number;
  /** All rows that match, beyond the page; only when it was asked for. */
  total?: number;
  /** Of an upsert: how many rows are new. */
  insertedCount?: number;
}
