import type { Ctx } from "../context.ts";

/**
 * A table with personal rows. A row belongs to a person when one of `columns` holds their id. A personal
 * workspace has the same id as its person.
 */
export interface ErasableTable {
  /** With its schema, unless that is `public`. */
  table: string;
  /** Each column is searched separately. A table whose rows stay for good has an index on each. */
  columns: string[];
  /** The column is text and ends with a colon and the id. */
  isSuffix?: boolean;
  /**
   * The rows identify the person or how to reach them. They are deleted even when the account is only
   * anonymized.
   */
  isNaming?: boolean;
  /**
   * The table of what the rows hold outside the database, with the same workspace and key. A content goes with the
   * last row that holds it, and counts as a file then.
   */
  contents?: { table: string; key: string };
  /**
   * Deletes what the rows hold outside the database, before they go. The tables before this one are erased
   * then. Idempotent.
   */
  deleteContents?: (ctx: Ctx) => Promise<void>;
  /** Gives rows that others still use to one of them, before the rest goes. Idempotent. */
  giveAway?: (ctx: Ctx) => Promise<void>;
  /** The rows stay without the id, because they are sums or facts of others. Every column may be null. */
  keepsRows?: boolean;
  /** Rows belong to a workspace, where the audit event goes, though it is none of `columns`. */
  hasWorkspace?: boolean;
  /** A column with ids of collections. An archive of a person has rows of those alone that the person can read then. */
  collection?: string;
  /**
   * Columns that an archive of a person leaves empty where a collection that the person cannot read is among `audiences`:
   * the first of these columns that is not null.
   */
  results?: { columns: string[]; audiences: string[] };
  /** Rows per statement. Lower it where cascades delete rows of other tables. */
  batchSize?: number;
}
