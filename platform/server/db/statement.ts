/** A statement that is ready to be sent. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** `($1, $2), ($3, $4)`: places for the values of several rows, with a type for each column. */
export function placesFor(rows: number, types: readonly string[]): string {
  return Array.from({ length: rows }, (_, row) => {
    const places = types.map((type, column) => `$${row * types.length + column + 1}::${type}`);
    return `(${places.join(", ")})`;
  }).join(", ");
}
