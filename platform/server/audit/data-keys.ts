import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { inTransaction } from "../db/transaction.ts";
import { newId } from "../ids.ts";
import type { Secrets } from "../secrets/secrets.ts";

export interface DataKey {
  id: string;
  key: Buffer;
}

export interface DataKeys {
  /** The key that seals what is written now about `subjectId`; made when it does not exist yet. */
  get(workspaceId: string, subjectId: string, at: Date): Promise<DataKey>;
}

const cacheLimit = 5_000;

/** Keys per workspace, subject and quarter, wrapped by the installation's master key. */
export function createDataKeys(pool: pg.Pool, secrets: Secrets): DataKeys {
  const cache = new Map<string, Promise<DataKey>>();
  return {
    get(workspaceId, subjectId, at) {
      const quarter = `${at.getUTCFullYear()}Q${Math.floor(at.getUTCMonth() / 3) + 1}`;
      const name = `${workspaceId}/${subjectId}/${quarter}`;
      const known = cache.get(name);
      if (known) return known;
      const made = ensureKey(pool, secrets, workspaceId, subjectId, quarter);
      cache.set(name, made);
      made.catch(() => cache.delete(name));
      if (cache.size > cacheLimit) cache.delete(cache.keys().next().value ?? "");
      return made;
    },
  };
}

/** Commits in its own transaction, so that a cached key exists whatever becomes of the caller's change. */
function ensureKey(
  pool: pg.Pool,
  secrets: Secrets,
  workspaceId: string,
  subjectId: string,
  quarter: string,
): Promise<DataKey> {
  return inTransaction(pool, { role: "service_role" }, "write", async (db) => {
    const id = newId();
    const wrapped = secrets.encrypt(randomBytes(32).toString("base64"), id);
    const { rows } = await sql<{ id: string; wrapped_key: string }>`
      insert into data_keys (id, workspace_id, subject_id, quarter, wrapped_key)
      values (${id}, ${workspaceId}, ${subjectId}, ${quarter}, ${wrapped})
      on conflict (workspace_id, subject_id, quarter) do update set quarter = excluded.quarter
      returning id, wrapped_key`.execute(db);
    const row = rows[0];
    if (!row) throw new Error("A data key was neither found nor made.");
    return { id: row.id, key: Buffer.from(secrets.decrypt(row.wrapped_key, row.id), "base64") };
  });
}
