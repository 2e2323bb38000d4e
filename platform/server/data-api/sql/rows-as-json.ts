/** The result of a data API statement. */
export interface RowsAsJson {
  /** A JSON array, or a function's bare result. */
  body: string;
  rowCount: number;
  /** The number of matching rows beyond the page. Present only when requested. */
  total?: number;
  /** For an upsert: the number of new rows. */
  insertedCount?: number;
}
