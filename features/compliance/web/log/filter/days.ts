/** The beginning of a day of a date field, in the reader's time zone. */
export function startOfDay(day: string): string {
  const at = new Date(`${day}T00:00:00`);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}

/** The last millisecond of a day of a date field. */
export function endOfDay(day: string): string {
  const at = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}

/** The day of a moment, as a date field writes it. */
export function dayOf(moment: string | undefined): string {
  if (!moment) return "";
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
