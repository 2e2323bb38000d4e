/** A field of an event, which the code calls `duration_ms`, on screen. */
export function nameOfField(name: string): string {
  const words = name.replace(/_/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
