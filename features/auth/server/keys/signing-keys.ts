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
  /** Public keys of all tokens that can still be valid. */
  jwks(): Promise<JWK[]>;
  /** The key named `kid`. An unknown name triggers a throttled reload. */
  publicKey(kid: string): Promise<CryptoKey | undefined>;
}

/** Throttles reloads for unknown names: another server may have a new key, but callers can invent names. */
const reloadMs = 10_000;
/** How long a new key of another server may stay unknown here. Its predecessor is valid for longer. */
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
