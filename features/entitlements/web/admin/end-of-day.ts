/** The end of a day as a date field says it, in the reader's time zone; null of no day, undefined of one that is over. */
export function endOfDay(day: string, now = new Date()): string | null | undefined {
  if (!day) return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end.toISOString();
}
