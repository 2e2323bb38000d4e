import { TOTP } from "otpauth";

/** The code that an authenticator app with this secret shows at that time. */
export function totpCode(secret: string, at: Date): string {
  return new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 }).generate({ timestamp: at.getTime() });
}
