/** The days that somebody wrote; undefined when they are none between these bounds. */
export function readDays(
  written: string,
  { fewestDays, mostDays }: { fewestDays: number; mostDays: number },
): number | undefined {
  const days = /^\d{1,4}$/.test(written.trim()) ? Number(written.trim()) : 0;
  return days >= fewestDays && days <= mostDays ? days : undefined;
}
