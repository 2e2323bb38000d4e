import { exportJWK, generateKeyPair } from "jose";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { sealedSigningKeys } from "./sealed-signing-keys.ts";
import { insertCurrentKey } from "./signing-key.repository.ts";

/**
 * Creates the current ES256 signing key, its private part sealed with the master key. Returns its name;
 * undefined when another server has just created one.
 */
export async function makeSigningKey(ctx: Ctx): Promise<string | undefined> {
  const kid = newId();
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const isMade = await insertCurrentKey(ctx.db, {
    kid,
    alg: "ES256",
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
    sealed_private_jwk: ctx.services.secrets.encrypt(
      JSON.stringify(await exportJWK(privateKey)),
      sealedSigningKeys.context(kid),
    ),
  });
  return isMade ? kid : undefined;
}
