import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Key subjects in the audit trail of all present, pending and former addresses and numbers; see
 * `contactSubject`.
 */
export async function listContactSubjects(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select contact_subject as subject from auth.former_contacts where user_id = ${userId}
    union
    select app.contact_subject(contact) from auth.users u
    cross join unnest(array[u.email, u.phone, u.new_email, u.new_phone]) as contact
    where u.id = ${userId} and contact <> ''`.execute(db);
  return rows.map(({ subject }) => subject);
}
