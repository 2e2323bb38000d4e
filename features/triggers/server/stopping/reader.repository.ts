import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Reader {
  email: string;
  raw_user_meta_data: JsonObject;
}

/** A person with a proved address, also one who may not act any more. For background work. */
export async function findReader(db: Db, userId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select email, raw_user_meta_data from auth.users
    where id = ${userId} and email <> '' and email_confirmed_at is not null`.execute(db);
  return rows[0];
}
