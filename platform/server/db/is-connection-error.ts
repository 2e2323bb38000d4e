import { AppError } from "../errors.ts";

const codes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  // Admin shutdown, crash, starting up, connection exceptions (PostgreSQL, appendix A).
  "57P01",
  "57P02",
  "57P03",
  // Too many connections.
  "53300",
  "08000",
  "08003",
  "08006",
]);

const driverWords =
  /^Connection terminated|^timeout expired|^timeout exceeded when trying to connect|connection error and is not queryable|^Client was closed/;

/** True when the database was unreachable or the connection broke. A retry of the statement may succeed. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "server.unavailable";
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // An error with a code is exact. The driver's own errors have only a message.
  return code === undefined ? driverWords.test(error.message) : codes.has(code);
}
