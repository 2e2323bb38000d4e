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
  "request.invalid": [400, "Something in this request is not as it should be."],
  "request.too_large": [413, "This request is too large."],
  "request.in_progress": [409, "The same request is still being worked on. Try again in a moment."],
  "request.already_done": [409, "This was done already. Reload to see it."],
  "request.key_reused": [422, "This Idempotency-Key was used for a different request. Use a new key."],
  "request.cancelled": [499, "Whoever asked went away before this was answered."],
  "auth.required": [401, "Sign in to do this."],
  "auth.forbidden": [403, "You may not do this. Ask an admin of this installation for the right."],
  "auth.visitor": [403, "This is no part of the demo. Start a free trial to do it."],
  "rate.limited": [429, "Too many requests. Wait a moment and try again."],
  "route.not_found": [404, "There is nothing at this address."],
  "server.unavailable": [503, "The database does not answer right now. Try again in a moment."],
  "server.disk_full": [
    503,
    "The disk of this installation is full, so nothing was stored. An admin has to free some space on it.",
  ],
  "server.failed": [
    500,
    "Something failed on our side. Try again; if it stays, give an admin the request id.",
  ],
});

/** True for an error of our own database alone. A refused connection to another service is none. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === "server.unavailable";
}
