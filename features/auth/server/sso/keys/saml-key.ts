import { createPrivateKey, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { ensureSamlKey } from "./ensure-saml-key.ts";
import { findCurrentSamlKey, type StoredSamlKey } from "./saml-key.repository.ts";
import { sealedSamlKeys } from "./sealed-saml-keys.ts";
import { selfSignedCertificate } from "./self-signed-certificate.ts";

export interface SamlKey {
  /** Both in PEM. */
  privateKey: string;
  certificate: string;
}

/** The key that signs our requests; made when it is first asked for, since most installations need none. */
export async function getSamlKey(ctx: Ctx): Promise<SamlKey> {
  const find = () => query(ctx, (inner) => findCurrentSamlKey(inner.db));
  let stored = await find();
  if (!stored) {
    await ensureSamlKey(ctx, await makeKey(ctx));
    stored = await find();
  }
  if (!stored) throw new Error("There is no key for SAML requests.");
  const { id, certificate, sealed_private_key } = stored;
  return {
    certificate,
    privateKey: ctx.services.secrets.decrypt(sealed_private_key, sealedSamlKeys.context(id)),
  };
}

async function makeKey(ctx: Ctx): Promise<StoredSamlKey> {
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
