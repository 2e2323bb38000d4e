const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** "5 December 2026" in the reader's time zone. */
export function formatDay(at: Date): string {
  return day.format(at);
}
