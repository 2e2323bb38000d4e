/** Formats remaining time as `42:07`, rounded up to seconds. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
