export interface ErrorTable {
  [code: string]: readonly [status: number, message: string];
}

/** Declares the errors of a feature: code → [status, message for a person]. */
export function defineErrors<const Table extends ErrorTable>(table: Table): Table {
  return table;
}
