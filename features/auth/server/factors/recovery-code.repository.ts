import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { newId } from "#platform/server/ids.ts";

/** Replaces all codes of the factor. */
export async function replaceCodes(
  db: Db,
  factorId: string,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await sql`delete from auth.mfa_recovery_codes where factor_id = ${factorId}`.execute(db);
  const rows = hashes.map((hash) => sql`(${newId()}, ${factorId}, ${hash}, ${at})`);
  await sql`
    insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at) values ${sql.join(rows)}`.execute(
    db,
  );
}

/** Marks the code as used. False for an unknown or used one. */
export async function spendCode(db: Db, factorId: string, hash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update auth.mfa_recovery_codes set used_at = ${at}
    where factor_id = ${factorId} and code_hash = ${hash} and used_at is null returning id`.execute(db);
  return rows.length > 0;
}

export async function countCodes(db: Db, factorId: string): Promise<{ total: number; remaining: number }> {
  const { rows } = await sql<{ total: number; remaining: number }>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from auth.mfa_recovery_codes where factor_id = ${factorId}`.execute(db);
  return rows[0] ?? { total: 0, remaining: 0 };
}
