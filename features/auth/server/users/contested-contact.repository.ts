import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Marks the account that somebody opened with this address and nobody has proved; its id, or nothing when there is no
 * such account or it is marked already. `email` in lower case.
 */
export async function markEmailContested(db: Db, email: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update auth.users u set email_contested_at = ${at}, updated_at = ${at}
    where u.email = ${email} and u.email_confirmed_at is null and u.email_contested_at is null
      and not u.is_sso_user and u.deleted_at is null and ${hasSignInMethod("email")}
    returning u.id`.execute(db);
  return rows[0]?.id;
}

/** The same of a number, in digits only. Where the account has a proved mailbox, it is known whose it is. */
export async function markPhoneContested(db: Db, phone: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update auth.users u set phone_contested_at = ${at}, updated_at = ${at}
    where u.phone = ${phone} and u.phone_confirmed_at is null and u.email_confirmed_at is null
      and u.phone_contested_at is null and u.deleted_at is null and ${hasSignInMethod("phone")}
    returning u.id`.execute(db);
  return rows[0]?.id;
}

/** Whether a directory waits for whoever proves this address. */
export async function isAwaitedAddress(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ is_awaited: boolean }>`
    select app.is_awaited_address(${email}) as is_awaited`.execute(db);
  return rows[0]?.is_awaited ?? false;
}

/** What `hasSignInMethod` tells of a user that was read. */
function hasSignInMethod(asked: "email" | "phone") {
  return sql`(u.encrypted_password is not null or u.last_sign_in_at is not null
    or exists (select from auth.identities i where i.user_id = u.id and i.provider <> ${asked}))`;
}
