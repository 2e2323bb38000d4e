const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day as people write it, e.g. `5 December 2026`; days begin and end in UTC, as they do at the provider. */
export function formatDate(date: Date): string {
  return format.format(date);
}

/** A day and its minute, in universal time. */
export function formatMoment(at: Date): string {
  return `${formatDate(at)}, ${at.toISOString().slice(11, 16)}`;
}
