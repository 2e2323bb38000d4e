const fewest = 30;
const most = 3_650;

/** The days that somebody wrote; undefined when they are no period. */
export function readDays(written: string): number | undefined {
  const days = /^\d{1,4}$/.test(written.trim()) ? Number(written.trim()) : 0;
  return days >= fewest && days <= most ? days : undefined;
}
