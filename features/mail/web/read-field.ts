/** A text field of what a tool call stored. Undefined for anything else. */
export function readField(data: unknown, field: string): string | undefined {
  const value: unknown = typeof data === "object" && data !== null ? Reflect.get(data, field) : undefined;
  return typeof value === "string" ? value : undefined;
}
