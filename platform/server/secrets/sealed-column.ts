/** A column of encrypted secrets. Rotation of the master key re-encrypts it. */
export interface SealedColumn {
  /** With its schema, unless that is `public`. */
  table: string;
  column: string;
  /** The primary key, of type uuid or text. */
  idColumn: string;
  /** The context to which the row's secret is bound. */
  context(id: string): string;
}
