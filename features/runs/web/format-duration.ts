/** Formats a duration briefly: "8 ms", "0.2 s", "12 s", "3 min 05 s". */
export function formatDuration(durationMs: number): string {
  if (durationMs < 100) return `${Math.round(durationMs)} ms`;
  if (durationMs < 9_950) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
