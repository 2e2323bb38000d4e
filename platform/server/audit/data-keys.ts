import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type pg from "pg";
import { newId } from "../ids.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { ensureDataKey } from "./data-key.repository.ts";
import { quarterOf } from "./quarter-of.ts";

export interface DataKey {
  id: string;
  key: KeyObject;
}

export interface DataKeys {
  /** The key in force for writing about `subjectId`. Created when missing. */
  get(workspaceId: string, subjectId: string, at: Date): Promise<DataKey>;
  /** Evicts the subject's keys from memory. */
  forget(subjectId: string): void;
}

const cacheLimit = 5_000;

/** Keys per workspace, subject and quarter, wrapped by the installation's master key. */
export function createDataKeys(servicePool: pg.Pool, secrets: Secrets): DataKeys {
  const cache = new Map<string, Promise<DataKey>>();
  return {
    get(workspaceId, subjectId, at) {
      const quarter = quarterOf(at);
      const name = `${workspaceId}/${subjectId}/${quarter}`;
      const known = cache.get(name);
      if (known) return known;
      const made = ensureKey(servicePool, secrets, workspaceId, subjectId, quarter);
      cache.set(name, made);
      made.catch(() => cache.delete(name));
      if (cache.size > cacheLimit) cache.delete(cache.keys().next().value ?? "");
      return made;
    },
    forget(subjectId) {
      for (const name of cache.keys()) if (name.includes(subjectId)) cache.delete(name);
    },
  };
}

/**
 * Commits on its own: a cached key then exists even if the caller rolls back. Uses separate connections, so
 * that callers with an open connection cannot deadlock.
 */
async function ensureKey(
  servicePool: pg.Pool,
  secrets: Secrets,
  workspaceId: string,
  subjectId: string,
  quarter: string,
): Promise<DataKey> {
  const id = newId();
  const wrapped = secrets.encrypt(randomBytes(32).toString("base64"), id);
  const row = await ensureDataKey(servicePool, { id, workspaceId, subjectId, quarter, wrapped });
  return { id: row.id, key: createSecretKey(secrets.decrypt(row.wrapped_key, row.id), "base64") };
}
