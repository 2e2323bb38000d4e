import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface UsedAssertion {
  providerId: string;
  assertionId: string;
  /** After this time its age alone refuses a replay. */
  expiresAt: Date;
}

/** Stores the assertion; false when it was used before. */
export async function insertUsedAssertion(db: Db, used: UsedAssertion): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.used_saml_assertions (sso_provider_id, assertion_id, expires_at)
    values (${used.providerId}, ${used.assertionId}, ${used.expiresAt})
    on conflict do nothing returning assertion_id`.execute(db);
  return rows.length > 0;
}
