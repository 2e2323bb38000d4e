import { AppError } from "#platform/server/errors.ts";
import { checkEmail } from "../users/check-email.ts";

/** Whether the lower-case text is an address that a user may have. */
export function isEmail(text: string): boolean {
  try {
    return checkEmail(text) === text;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
