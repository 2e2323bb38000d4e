/** All time zones of the browser, plus `chosen`. */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set(["UTC", ...known, chosen])].sort();
}

/** The browser's time zone. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
