import { createPublicKey, type KeyObject, randomBytes, sign } from "node:crypto";
import { der, objectId, sequence, time } from "./der.ts";

const years = 20;
const sha256WithRsa = sequence(objectId("1.2.840.113549.1.1.11"), der(0x05));
const version3 = der(0xa0, der(0x02, Buffer.from([2])));

/**
 * A self-signed certificate of the RSA `privateKey`, in PEM. Identity providers accept public keys only in
 * this form and read nothing but the key.
 */
export function selfSignedCertificate(privateKey: KeyObject, commonName: string, at: Date): string {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  const name = sequence(der(0x31, sequence(objectId("2.5.4.3"), der(0x0c, Buffer.from(commonName)))));
  const serial = der(0x02, Buffer.from([0x01]), randomBytes(15));
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  const body = sequence(
    version3,
    serial,
    sha256WithRsa,
    name,
    sequence(time(at), time(end)),
    name,
    publicKey,
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const lines =
    sequence(body, sha256WithRsa, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
