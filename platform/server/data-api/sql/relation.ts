export interface Column {
  name: string;
  /** As the database writes it, e.g. `jsonb`, `text[]`. */
  type: string;
  /** The expression of its default. */
  default: string | null;
}

/** What has columns: a table, a view, or the result of a function. */
export interface Relation {
  name: string;
  /** In their order. */
  columns: Column[];
}
