/** A non-empty string field of a reply. Undefined when there is none. */
export function readText(reply: unknown, name: string): string | undefined {
  const value = readField(reply, name);
  return typeof value === "string" && value ? value : undefined;
}

/** A field of an unvalidated reply. */
export function readField(reply: unknown, name: string): unknown {
  if (typeof reply !== "object" || reply === null) return undefined;
  return Object.entries(reply).find(([key]) => key === name)?.[1];
}
