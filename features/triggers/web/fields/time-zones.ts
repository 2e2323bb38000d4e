/** The time zones that the browser knows, and the present one. */
export function timeZones(present: string): string[] {
  return [...new Set([present, ownTimeZone(), "UTC", ...Intl.supportedValuesOf("timeZone")])];
}

/** The reader's own. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
