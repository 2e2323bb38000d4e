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
  // More connections than the server takes.
  "53300",
  "08000",
  "08003",
  "08006",
]);

const driverWords =
  /^Connection terminated|^timeout expired|^timeout exceeded when trying to connect|connection error and is not queryable|^Client was closed/;

/** True when the database was not reached or went away: the same statement may succeed later. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "server.unavailable";
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // Whatever has a code says exactly what it is; the driver's own errors have only words.
  return code === undefined ? driverWords.test(error.message) : codes.has(code);
}
