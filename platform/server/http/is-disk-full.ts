/** Codes of PostgreSQL and of the file system. */
const diskFull = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether the disk of the database or of the files is full. Every protocol answers 503 `server.disk_full`. */
export function isDiskFull(error: { code?: unknown }): boolean {
  return typeof error.code === "string" && diskFull.has(error.code);
}
