const MAX_MS = 24 * 3_600_000;

/** The requested wait in milliseconds, from `retry-after-ms` or `retry-after` (seconds or a date). */
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

/** The same from the body of a Google error: `"retryDelay": "34.07s"`. */
export function retryDelayMs(said: string): number | undefined {
  const seconds = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(said)?.[1];
  return seconds === undefined ? undefined : bounded(Number(seconds) * 1000);
}

function bounded(milliseconds: number): number | undefined {
  if (Number.isNaN(milliseconds) || milliseconds > MAX_MS) return undefined;
  return Math.max(0, Math.round(milliseconds));
}
