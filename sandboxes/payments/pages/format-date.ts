const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day such as `5 December 2026`, in UTC like the provider. */
export function formatDate(date: Date): string {
  return format.format(date);
}

/** A day and minute in UTC. */
export function formatMoment(at: Date): string {
  return `${formatDate(at)}, ${at.toISOString().slice(11, 16)}`;
}
