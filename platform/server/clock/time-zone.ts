const known = new Map<string, Intl.DateTimeFormat>();
const cacheLimit = 500;

/** Whether this server knows the IANA time zone, e.g. "Europe/Vienna". */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Date and time in words, e.g. "Saturday, 21 November 2026 at 09:15". Throws for an unknown zone. */
export function dateInWords(at: Date, timeZone: string): string {
  return formatterOf(timeZone).format(at);
}

/** Creating a formatter costs as much as storing a message, so formatters are cached. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = known.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "full", timeStyle: "short" });
  if (known.size >= cacheLimit) known.clear();
  known.set(timeZone, made);
  return made;
}
