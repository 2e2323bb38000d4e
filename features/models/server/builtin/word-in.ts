/** A text of the input of a call. Undefined where there is none. */
export function wordIn(input: unknown, field: string): string | undefined {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}
