/** Names of all time zones that the browser knows, and `chosen` if it is another one. */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return [...new Set(["UTC", ...known, chosen])].sort();
}

/** That of the browser. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
