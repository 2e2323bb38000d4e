const MAX_MS = 24 * 3_600_000;

/** How long a provider asks to wait, from `retry-after-ms` or `retry-after` (seconds or a date). */
export function retryAfterMs(
  headers: Record<string, string> | undefined,
  now: number = Date.now(),
): number | undefined {
  const milliseconds = Number(headers?.["retry-after-ms"] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return bounded(milliseconds);
  const value = headers?.["retry-after"];
  if (!value) return undefined;
  const seconds = Number(value);
  return bounded(Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now);
}

function bounded(milliseconds: number): number | undefined {
  if (Number.isNaN(milliseconds) || milliseconds > MAX_MS) return undefined;
  return Math.max(0, Math.round(milliseconds));
}
