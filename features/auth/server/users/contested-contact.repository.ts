import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Marks the account with this unproved address as contested and returns its id. Undefined when there is no
 * such account or it is already marked. `email` in lower case.
 */
export async function markEmailContested(db: Db, email: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update auth.users u set email_contested_at = ${at}, updated_at = ${at}
    where u.email = ${email} and u.email_confirmed_at is null and u.email_contested_at is null
      and not u.is_sso_user and u.deleted_at is null and ${hasSignInMethod("email")}
    returning u.id`.execute(db);
  return rows[0]?.id;
}

/** The same for a number, digits only. Skips accounts with a proved mailbox, whose owner is known. */
export async function markPhoneContested(db: Db, phone: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update auth.users u set phone_contested_at = ${at}, updated_at = ${at}
    where u.phone = ${phone} and u.phone_confirmed_at is null and u.email_confirmed_at is null
      and u.phone_contested_at is null and u.deleted_at is null and ${hasSignInMethod("phone")}
    returning u.id`.execute(db);
  return rows[0]?.id;
}

/** Whether a directory waits for the person of this address. */
export async function isAwaitedAddress(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ is_awaited: boolean }>`
    select app.is_awaited_address(${email}) as is_awaited`.execute(db);
  return rows[0]?.is_awaited ?? false;
}

/** SQL counterpart of `hasSignInMethod`. */
function hasSignInMethod(asked: "email" | "phone") {
  return sql`(u.encrypted_password is not null or u.last_sign_in_at is not null
    or exists (select from auth.identities i where i.user_id = u.id and i.provider <> ${asked}))`;
}
