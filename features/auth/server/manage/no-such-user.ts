import { AppError } from "#platform/server/errors.ts";

/** Elsewhere the same code tells that a token's person is gone, with another status. */
export function noSuchUser(): never {
  throw new AppError("user_not_found", 404, "User not found");
}
