/** Whether a parsed value has fields that can be looked at. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
