import { query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { hashToken } from "../hash-token.ts";
import { perServices } from "../per-services.ts";
import { listApiKeys, type StoredApiKey } from "./api-key.repository.ts";
import { ensureApiKeys } from "./create-api-key.ts";
import { createReloadable } from "./reloadable.ts";
import { createUnknownApiKeys } from "./unknown-api-keys.ts";

export interface ApiKeys {
  /** The key that every browser of this installation sends. It grants nothing by itself. */
  publishableKey(): Promise<string>;
  /** The role of `key`; undefined for a foreign key. */
  roleOf(key: string): Promise<"anon" | "service_role" | undefined>;
}

const reloadMs = 5_000;

export const apiKeys = perServices(createApiKeys);

function createApiKeys(services: Services): ApiKeys {
  const keys = createReloadable(() => readKeys(services));
  const unknown = createUnknownApiKeys();

  return {
    async publishableKey() {
      const found = (await keys.get(reloadMs)).find(({ kind }) => kind === "publishable")?.publishable_key;
      if (!found) throw new Error("There is no publishable key.");
      return found;
    },
    async roleOf(key) {
      const hash = hashToken(key);
      const find = async (maxAgeMs: number) =>
        (await keys.get(maxAgeMs)).find(({ key_hash }) => key_hash.equals(hash));
      let found = await find(reloadMs);
      // Rereads the list to find a key created a moment ago.
      if (!found && unknown.mayLookAgain(hash.toString("base64"))) found = await find(0);
      if (!found) return undefined;
      return found.kind === "secret" ? "service_role" : "anon";
    },
  };
}

async function readKeys(services: Services): Promise<StoredApiKey[]> {
  const ctx = systemCtx(services, "auth");
  const list = () => query(ctx, (inner) => listApiKeys(inner.db));
  const known = await list();
  const kinds = new Set(known.map(({ kind }) => kind));
  if (kinds.size === 2) return known;
  await ensureApiKeys(ctx, {});
  return list();
}
