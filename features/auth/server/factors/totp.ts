import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const periodSeconds = 30;
const shape = { algorithm: "SHA1", digits: 6, period: periodSeconds };

export interface TotpEnrollment {
  /** Base32, for typing. */
  secret: string;
  uri: string;
  /** QR code of the URI, as an SVG image. */
  qrCode: string;
}

/** Creates a TOTP secret (RFC 6238) with its URI and QR code. */
export function newTotp(issuer: string, account: string): TotpEnrollment {
  const totp = new TOTP({ ...shape, issuer, label: account, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 4 }) };
}

/**
 * The 30-second period that the code belongs to: the present one or a neighbour, to tolerate clock drift.
 * Undefined for a wrong code.
 */
export function periodOfCode(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const totp = new TOTP({ ...shape, secret });
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
