/**
 * A table that holds what belongs to people. A row is a person's when one of `columns` holds the id of the person, which
 * is the id of the personal workspace as well.
 */
export interface ErasableTable {
  /** With its schema when that is not `public`. */
  table: string;
  /** Each is looked at by itself; where rows stay for good, each has an index. */
  columns: string[];
  /** The column is a text, and the id stands at its end behind a colon. */
  isSuffix?: boolean;
  /** Says who the person is or how to reach them: goes also when the account is deleted in name only. */
  isNaming?: boolean;
  /** Rows that one statement deletes; fewer where rows of other tables go with them. */
  batchSize?: number;
}
