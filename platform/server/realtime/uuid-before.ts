/**
 * Overlapping transactions do not commit in the order of their ids, so a search for missed events starts a
 * little earlier.
 */
export const overlapMs = 10_000;

/** The smallest uuid v7 of the time `ms` before `id`. */
export function uuidBefore(id: string, ms: number): string {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - ms;
  const hex = Math.max(0, time).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
