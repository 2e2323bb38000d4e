/** Formats a duration in the largest unit without remainder: `1 hour`, `90 minutes`. */
export function periodIn(language: string, seconds: number): string {
  const [unit, value] =
    seconds % 3_600 === 0
      ? ["hour", seconds / 3_600]
      : seconds % 60 === 0
        ? ["minute", seconds / 60]
        : ["second", seconds];
  return new Intl.NumberFormat(language, { style: "unit", unit: String(unit), unitDisplay: "long" }).format(
    Number(value),
  );
}

/** Formats a moment with its time zone. An unknown zone becomes UTC. */
export function momentIn(language: string, at: Date, timeZone: string): string {
  const options = {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  } as const;
  return formatIn(language, at, timeZone, options);
}

/** Formats a day: `5 December 2026`. An unknown zone becomes UTC. */
export function dayIn(language: string, at: Date, timeZone: string): string {
  const options = { year: "numeric", month: "long", day: "numeric" } as const;
  return formatIn(language === "en" ? "en-GB" : language, at, timeZone, options);
}

function formatIn(language: string, at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(at);
  }
}
