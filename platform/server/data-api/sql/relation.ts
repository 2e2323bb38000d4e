export interface Column {
  name: string;
  /** In PostgreSQL's notation, e.g. `jsonb`, `text[]`. */
  type: string;
  /** The SQL expression of the default. */
  default: string | null;
}

/** Anything with columns: a table, a view, or the result of a function. */
export interface Relation {
  name: string;
  /** In the order of the relation. */
  columns: Column[];
}
