import { checkNewPassword } from "#features/auth/server/index.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";

/** Refuses a password with which no account may be opened, and says why. */
export function requirePassword(password: string, { auth }: BillingOptions): void {
  try {
    checkNewPassword(password, auth.settings);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(billingErrors, "invalid_password", { message: error.message });
  }
}
