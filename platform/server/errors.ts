import { defineErrors, type ErrorTable } from "#platform/contract/define-errors.ts";
import type { JsonObject } from "#platform/contract/json.ts";

export { defineErrors };

/** An error meant for people: stable `code`, HTTP `status`, and a message that says what to do. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: JsonObject | undefined;

  constructor(code: string, status: number, message: string, details?: JsonObject) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Throws a declared error. `options.message` replaces its text with a more exact one. */
export function fail<Table extends ErrorTable>(
  table: Table,
  code: Extract<keyof Table, string>,
  options: { message?: string; details?: JsonObject } = {},
): never {
  const entry = table[code];
  if (!entry) throw new Error(`Unknown error code ${code}`);
  throw new AppError(code, entry[0], options.message ?? entry[1], options.details);
}

export const platformErrors = defineErrors({
  "request.invalid": [400, "This request is not valid. Check its fields."],
  "request.too_large": [413, "This request is too large."],
  "request.in_progress": [409, "The same request is still in progress. Try again in a moment."],
  "request.already_done": [409, "This was already done. Reload the page to see it."],
  "request.key_reused": [422, "This Idempotency-Key was used for a different request. Use a new key."],
  "request.cancelled": [499, "The client closed the connection before the response."],
  "auth.required": [401, "Sign in to do this."],
  "auth.forbidden": [
    403,
    "You do not have permission to do this. Ask an admin of this installation for access.",
  ],
  "auth.visitor": [403, "This is not part of the demo. Start a free trial to use it."],
  "rate.limited": [429, "Too many requests. Wait a moment and try again."],
  "stream.too_many": [429, "Too many answers or pages are open at once. Close some, then try again."],
  "route.not_found": [404, "There is nothing at this address."],
  "server.unavailable": [503, "The database is not responding. Try again in a moment."],
  "server.disk_full": [
    503,
    "The disk of this installation is full, so nothing was saved. An admin must free some space.",
  ],
  "server.failed": [
    500,
    "Something went wrong on our side. Try again. If it keeps happening, send the request ID to an admin.",
  ],
});

/** True for an error of our own database alone. A refused connection to another service is none. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === "server.unavailable";
}
