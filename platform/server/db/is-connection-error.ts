import { AppError } from "../errors.ts";

const codes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  // Shutting down, crashed, starting up, connection failures (PostgreSQL, appendix A).
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
]);

/** True when the database was not reached or went away: the same statement may succeed later. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "server.unavailable";
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && codes.has(code)) || /terminat|Connection ended|timeout/i.test(error.message);
}
