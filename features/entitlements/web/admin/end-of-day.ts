/** The end of a date field's day in the reader's time zone; null for no day, undefined for a past one. */
export function endOfDay(day: string, now = new Date()): string | null | undefined {
  if (!day) return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end.toISOString();
}
