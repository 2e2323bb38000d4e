/** The values as the text of an array, for a parameter whose type the database finds by itself. */
export function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
