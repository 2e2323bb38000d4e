import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface NewExternalUser {
  id: string;
  email: string | null;
  /** Null until somebody vouches for the address. */
  emailConfirmedAt: Date | null;
  userMetadata: JsonObject;
  at: Date;
}

/** Inserts a user from a provider, without a password. False when the address is taken. */
export async function insertExternalUser(db: Db, user: NewExternalUser): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.emailConfirmedAt}, ${JSON.stringify(user.userMetadata)}::jsonb,
      ${user.at}, ${user.at})
    on conflict (email) where not is_sso_user do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Deletes every way to sign in of the user, except the flow that proves the mailbox. */
export async function deleteProofsOfHolder(
  db: Db,
  userId: string,
  flowId: string | null = null,
): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(db);
  await sql`
    delete from auth.flow_states
    where (user_id = ${userId} or linking_user_id = ${userId}) and id is distinct from ${flowId}::uuid`.execute(
    db,
  );
  await sql`delete from auth.webauthn_credentials where user_id = ${userId}`.execute(db);
  await sql`delete from auth.mfa_factors where user_id = ${userId}`.execute(db);
}
