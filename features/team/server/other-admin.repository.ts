import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether the installation has another admin who can sign in and whose account is not closing. */
export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> ${userId}
      and u.deleted_at is null and u.suspended_at is null and (u.banned_until is null or u.banned_until < now())
      and not exists (select from auth.account_closures c where c.user_id = u.id)
    limit 1`.execute(db);
  return rows.length > 0;
}
