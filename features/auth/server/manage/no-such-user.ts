import { AppError } from "#platform/server/errors.ts";

/** Elsewhere this code means that the user of a token is gone, with another status. */
export function noSuchUser(): never {
  throw new AppError("user_not_found", 404, "User not found");
}
