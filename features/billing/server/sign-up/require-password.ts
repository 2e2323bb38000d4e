import { checkNewPassword } from "#features/auth/server/index.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";

/** Throws with the reason for an unacceptable password. */
export function requirePassword(password: string, email: string, { auth }: BillingOptions): void {
  try {
    checkNewPassword(password, auth.settings, [email]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(billingErrors, "invalid_password", { message: error.message });
  }
}
