import type { AuthMethod } from "../sessions/auth-method.ts";

export type FactorType = "totp" | "phone" | "webauthn" | "recovery_code";
export type FactorStatus = "unverified" | "verified";

/** A factor as a user object shows it. Times keep the database's notation. */
export interface FactorSummary {
  id: string;
  factor_type: FactorType;
  status: FactorStatus;
  friendly_name: string;
  phone: string | null;
  aaguid: string | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A factor with its secrets. Never leaves the server in this form. */
export interface Factor {
  id: string;
  user_id: string;
  factor_type: FactorType;
  status: FactorStatus;
  friendly_name: string;
  sealed_secret: string | null;
  last_totp_period: number | null;
  phone: string | null;
  last_challenged_at: Date | null;
  failed_attempts: number;
  failing_since: Date | null;
  locked_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The session's authentication method (`amr`) for each factor type. */
export const methodOfFactor: Record<FactorType, AuthMethod> = {
  totp: "totp",
  phone: "mfa/phone",
  webauthn: "mfa/webauthn",
  recovery_code: "mfa/recovery_code",
};

/** Recovery codes only exist beside another factor, so they need no exception here. */
export function hasVerifiedFactor(factors: readonly Pick<FactorSummary, "status">[]): boolean {
  return factors.some(({ status }) => status === "verified");
}
