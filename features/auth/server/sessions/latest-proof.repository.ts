import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** When the session last saw a proof: its start, a password, a code or a factor. */
export async function findLatestProof(db: Db, sessionId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(s.created_at, max(c.updated_at)) as at from auth.sessions s
    left join auth.mfa_amr_claims c on c.session_id = s.id
    where s.id = ${sessionId} group by s.id, s.created_at`.execute(db);
  return rows[0]?.at;
}

/** Notes a proof of this method in the session. False when the session has ended. */
export async function recordProof(
  db: Db,
  { id, sessionId, method, at }: { id: string; sessionId: string; method: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    select ${id}, s.id, ${method}, ${at}, ${at} from auth.sessions s
    where s.id = ${sessionId} and (s.not_after is null or s.not_after > now())
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at
    returning id`.execute(db);
  return rows.length > 0;
}
