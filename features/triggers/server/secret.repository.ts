import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TriggerSecretRow {
  workspace_id: string;
  trigger_id: string;
  sealed_secret: string;
  sealed_previous: string | null;
  previous_until: Date | null;
}

/** Stores the secret of a webhook of the caller. With `previousUntil`, the one before is accepted until then. */
export async function putSecret(
  db: Db,
  { triggerId, sealed, previousUntil }: { triggerId: string; sealed: string; previousUntil: Date | null },
): Promise<void> {
  await sql`
    insert into trigger_secrets as s (workspace_id, trigger_id, user_id, sealed_secret)
    values (app.workspace_id(), ${triggerId}, auth.uid(), ${sealed})
    on conflict (trigger_id) do update set sealed_secret = excluded.sealed_secret,
      sealed_previous = case when ${previousUntil}::timestamptz is not null then s.sealed_secret end,
      previous_until = ${previousUntil}`.execute(db);
}

/** By the id of the trigger, in whatever workspace. For background work. */
export async function findSecret(db: Db, triggerId: string): Promise<TriggerSecretRow | undefined> {
  const { rows } = await sql<TriggerSecretRow>`
    select workspace_id, trigger_id, sealed_secret, sealed_previous, previous_until from trigger_secrets
    where trigger_id = ${triggerId}`.execute(db);
  return rows[0];
}

/** Until when old secrets of the caller's webhooks are accepted. */
export async function listOldSecrets(
  db: Db,
  triggerIds: readonly string[],
): Promise<{ trigger_id: string; previous_until: Date }[]> {
  const { rows } = await sql<{ trigger_id: string; previous_until: Date }>`
    select trigger_id, previous_until from trigger_secrets
    where workspace_id = app.workspace_id() and trigger_id = any(${triggerIds}::uuid[])
      and previous_until is not null`.execute(db);
  return rows;
}
