import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Types of the address-change mails that nobody has followed yet. */
export async function listOpenEmailChangeProofs(
  db: Db,
  userId: string,
): Promise<("email_change_current" | "email_change_new")[]> {
  const { rows } = await sql<{ token_type: "email_change_current" | "email_change_new" }>`
    select token_type from auth.one_time_tokens
    where user_id = ${userId} and token_type in ('email_change_current', 'email_change_new')
    order by token_type`.execute(db);
  return rows.map(({ token_type: type }) => type);
}
