/** "2 December 2026 at 18:12" in the reader's time zone, for an end that counts by the hour. */
export function formatMoment(at: Date, language: string): string {
  // Americans write the month first.
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(at);
}
