/** A text of a reply by its name; undefined when the reply has no such text. */
export function readText(reply: unknown, name: string): string | undefined {
  const value = readField(reply, name);
  return typeof value === "string" && value ? value : undefined;
}

/** Whatever stands under a name in a reply that nobody has checked yet. */
export function readField(reply: unknown, name: string): unknown {
  if (typeof reply !== "object" || reply === null) return undefined;
  return Object.entries(reply).find(([key]) => key === name)?.[1];
}
