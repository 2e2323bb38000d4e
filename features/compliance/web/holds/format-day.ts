/** "3 May 2026" in the reader's language and time zone. */
export function formatDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(moment),
  );
}
