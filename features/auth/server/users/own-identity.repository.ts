import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Deletes the identity of an address or number that this service proves. */
export async function deleteOwnIdentity(db: Db, userId: string, provider: "email" | "phone"): Promise<void> {
  await sql`delete from auth.identities where user_id = ${userId} and provider = ${provider}`.execute(db);
}

/** Inserts the identity of an address or number that this service proves, or merges `data` into it. */
export async function mergeOwnIdentity(
  db: Db,
  identity: { id: string; userId: string; provider: "email" | "phone"; data: JsonObject; at: Date },
): Promise<void> {
  const { id, userId, provider, data, at } = identity;
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${id}, ${userId}, ${provider}, ${userId}, ${JSON.stringify(data)}::jsonb, ${at}, ${at})
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`.execute(
    db,
  );
}
