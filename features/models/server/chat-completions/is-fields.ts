/** Whether a parsed value is an object. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
