import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import type { FactorType } from "./factor.ts";

export type ChosenFactorType = Exclude<FactorType, "recovery_code">;

const settingOf = { totp: "totp", phone: "phoneFactor", webauthn: "webauthn" } as const;

/** Throws for a type that cannot be enrolled and for one that is disabled. */
export function checkFactorType(type: string, settings: AuthSettings): ChosenFactorType {
  if (!isChosen(type)) return unknownType();
  if (!settings[settingOf[type]].isEnrollEnabled) fail(authErrors, `mfa_${type}_enroll_not_enabled`);
  return type;
}

/** Throws for a type that is disabled or needs no challenge. */
export function requireVerifyEnabled(type: FactorType, settings: AuthSettings): void {
  const kind = isChosen(type) ? type : unknownType();
  if (!settings[settingOf[kind]].isVerifyEnabled) fail(authErrors, `mfa_${kind}_verify_not_enabled`);
}

function isChosen(type: string): type is ChosenFactorType {
  return Object.hasOwn(settingOf, type);
}

function unknownType(): never {
  fail(authErrors, "validation_failed", { message: "factor_type needs to be totp, phone, or webauthn" });
}
