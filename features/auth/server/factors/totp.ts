import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const periodSeconds = 30;
const shape = { algorithm: "SHA1", digits: 6, period: periodSeconds };

export interface TotpEnrollment {
  /** In base32, as people type it. */
  secret: string;
  uri: string;
  /** An SVG image of the address. */
  qrCode: string;
}

/** A new secret, and how an authenticator app learns it. */
export function newTotp(issuer: string, account: string): TotpEnrollment {
  const totp = new TOTP({ ...shape, issuer, label: account, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 4 }) };
}

/**
 * The period of 30 seconds whose code this is: the present one, or one to either side of it, for clocks that are
 * not quite right. Undefined for a wrong code.
 */
export function periodOfCode(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const totp = new TOTP({ ...shape, secret });
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
