import { createPrivateKey, type KeyObject } from "node:crypto";
import { type CryptoKey, importJWK, type JWK } from "jose";
import { query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { perServices } from "../per-services.ts";
import { ensureSigningKey } from "./ensure-signing-key.ts";
import { createReloadable } from "./reloadable.ts";
import { sealedSigningKeys } from "./sealed-signing-keys.ts";
import { listSigningKeys, type StoredSigningKey } from "./signing-key.repository.ts";

interface LoadedKeys {
  current: { kid: string; privateKey: KeyObject };
  publicKeys: Map<string, CryptoKey>;
  jwks: JWK[];
}

export interface SigningKeys {
  current(): Promise<LoadedKeys["current"]>;
  /** The public keys of tokens that may still be presented. */
  jwks(): Promise<JWK[]>;
  /** The key that `kid` names; a name not known yet is looked for once in a while. */
  publicKey(kid: string): Promise<CryptoKey | undefined>;
}

/** Another server may bring a new key; no one makes us read more often than this by inventing names. */
const reloadMs = 10_000;
/** How long another server's new key may go unused here: its predecessor is good for longer than that. */
const freshMs = 60_000;

export const signingKeys = perServices(createSigningKeys);

function createSigningKeys(services: Services): SigningKeys {
  const keys = createReloadable(
    () => readKeys(services),
    () => services.now().getTime(),
  );

  return {
    current: async () => (await keys.get(freshMs)).current,
    jwks: async () => (await keys.get(freshMs)).jwks,
    async publicKey(kid) {
      const known = (await keys.get()).publicKeys.get(kid);
      return known ?? (await keys.get(reloadMs)).publicKeys.get(kid);
    },
  };
}

async function readKeys(services: Services): Promise<LoadedKeys> {
  const ctx = systemCtx(services, "auth");
  await ensureSigningKey(ctx, {});
  const stored = await query(ctx, (inner) => listSigningKeys(inner.db));
  const current = stored.find(({ status }) => status === "current");
  if (!current) throw new Error("There is no current signing key.");
  const publicKeys = await Promise.all(
    stored.map(async ({ kid, public_jwk }) => [kid, await importKey(public_jwk)] as const),
  );
  return {
    current: { kid: current.kid, privateKey: openPrivateKey(services, current) },
    publicKeys: new Map(publicKeys),
    jwks: stored.map(({ public_jwk }) => public_jwk),
  };
}

function openPrivateKey(services: Services, key: StoredSigningKey): KeyObject {
  const jwk = JSON.parse(
    services.secrets.decrypt(key.sealed_private_jwk, sealedSigningKeys.context(key.kid)),
  );
  return createPrivateKey({ key: jwk, format: "jwk" });
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new Error("A signing key is not asymmetric.");
  return key;
}
