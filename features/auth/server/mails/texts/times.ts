/** A length of time in words, in the largest unit that keeps it whole: `1 hour`, `90 minutes`. */
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

/** A moment with its time zone; one that nobody knows becomes UTC. */
export function momentIn(language: string, at: Date, timeZone: string): string {
  const options = {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone, timeZoneName: "short" }).format(at);
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", timeZoneName: "short" }).format(
      at,
    );
  }
}
