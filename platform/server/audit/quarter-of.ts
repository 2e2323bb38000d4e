/** The quarter of a data key, such as `2026Q3`, in UTC. */
export function quarterOf(at: Date): string {
  return `${at.getUTCFullYear()}Q${Math.floor(at.getUTCMonth() / 3) + 1}`;
}
