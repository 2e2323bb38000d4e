/** A column of sealed secrets, so that they can be sealed anew with another master key. */
export interface SealedColumn {
  /** With its schema when that is not `public`. */
  table: string;
  column: string;
  /** The primary key, of type uuid or text. */
  idColumn: string;
  /** What the secret of this row is bound to. */
  context(id: string): string;
}
