import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

export interface NotedFailure {
  kind: "webhook" | "closing";
  objectId: string;
  /** The kind of the failure, never its words. */
  error: string;
  at: Date;
}

/** Puts down that it was tried in vain once more. */
export async function storeFailure(db: Db, { provider, isLive }: Mode, failure: NotedFailure): Promise<void> {
  const { kind, objectId, error, at } = failure;
  await sql`
    insert into billing_failures as f (provider, is_live, kind, object_id, last_error, tried_at)
    values (${provider}, ${isLive}, ${kind}, ${objectId}, ${error}, ${at})
    on conflict (provider, is_live, kind, object_id) do update set
      attempts = f.attempts + 1, last_error = excluded.last_error, tried_at = excluded.tried_at`.execute(db);
}

/** Forgets those that were tried last before `before`: what they were about is done or gone. */
export async function deleteFailuresBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from billing_failures where tried_at < ${before}`.execute(db);
}
