/** The smallest id of version 7 with this time. */
export function firstIdAt(atMs: number): string {
  const hex = Math.max(0, Math.floor(atMs)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
