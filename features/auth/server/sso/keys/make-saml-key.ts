import { createPrivateKey, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { StoredSamlKey } from "./saml-key.repository.ts";
import { sealedSamlKeys } from "./sealed-saml-keys.ts";
import { selfSignedCertificate } from "./self-signed-certificate.ts";

/** Creates a sealed RSA key with its certificate, not yet stored. Slow: call it outside a transaction. */
export async function makeSamlKey(ctx: Ctx): Promise<StoredSamlKey> {
  const id = newId();
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return {
    id,
    certificate: selfSignedCertificate(createPrivateKey(privateKey), "Adjutant", ctx.now()),
    sealed_private_key: ctx.services.secrets.encrypt(privateKey, sealedSamlKeys.context(id)),
  };
}
