import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether the address has an account whose owner proved it, here or at their company. */
export async function findInvitedAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from auth.users u where lower(u.email) = ${email} and u.deleted_at is null
      and (u.email_confirmed_at is not null or u.is_sso_user) limit 1`.execute(db);
  return rows.length > 0;
}

/** The name of a person; null for somebody who is gone. */
export async function nameOf(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select app.name_of_person(${userId}::uuid) as name`.execute(db);
  return rows[0]?.name ?? null;
}
