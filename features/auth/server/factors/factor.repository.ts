import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Factor, FactorSummary, FactorType } from "./factor.ts";

const columns = sql`
  id, user_id, factor_type, status, friendly_name, sealed_secret, last_totp_period::float8 as last_totp_period, phone,
  last_challenged_at, failed_attempts, failing_since, locked_until, created_at, updated_at`;

/** JSON column with the factors of user `u`, as a user object shows them. */
export const factorSummaries = sql`
  coalesce((select json_agg(json_build_object('id', f.id, 'factor_type', f.factor_type, 'status', f.status,
    'friendly_name', f.friendly_name, 'phone', f.phone, 'last_challenged_at', f.last_challenged_at,
    'created_at', f.created_at, 'updated_at', f.updated_at,
    'aaguid', (select c.aaguid from auth.webauthn_credentials c where c.factor_id = f.id))
    order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id), '[]')`;

export interface NewFactor {
  id: string;
  userId: string;
  type: FactorType;
  friendlyName: string;
  sealedSecret?: string;
  phone?: string;
  isVerified?: boolean;
  at: Date;
}

export async function insertFactor(db: Db, factor: NewFactor): Promise<void> {
  const { id, userId, type, friendlyName, sealedSecret, phone, isVerified, at } = factor;
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, sealed_secret, phone, created_at,
      updated_at)
    values (${id}, ${userId}, ${type}, ${isVerified ? "verified" : "unverified"}, ${friendlyName},
      ${sealedSecret ?? null}, ${phone ?? null}, ${at}, ${at})`.execute(db);
}

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  const { rows } = await sql<Factor>`
    select ${columns} from auth.mfa_factors where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/** Locks and returns the person's factor until the transaction ends. */
export async function lockFactor(db: Db, userId: string, id: string): Promise<Factor | undefined> {
  const { rows } = await sql<Factor>`
    select ${columns} from auth.mfa_factors where id = ${id} and user_id = ${userId} for update`.execute(db);
  return rows[0];
}

/** Locks and returns the factor of the person's recovery codes. */
export async function lockRecoveryFactor(db: Db, userId: string): Promise<Factor | undefined> {
  const { rows } = await sql<Factor>`
    select ${columns} from auth.mfa_factors
    where user_id = ${userId} and factor_type = 'recovery_code' for update`.execute(db);
  return rows[0];
}

export async function listFactorSummaries(db: Db, userId: string): Promise<FactorSummary[]> {
  const { rows } = await sql<{ factors: FactorSummary[] }>`
    select ${factorSummaries} as factors from auth.users u where u.id = ${userId}`.execute(db);
  return rows[0]?.factors ?? [];
}

export interface FactorChange {
  isVerified?: true;
  friendlyName?: string;
  phone?: string;
  totpPeriod?: number;
  challengedAt?: Date;
}

export async function updateFactorRow(db: Db, id: string, change: FactorChange, at: Date): Promise<void> {
  const { isVerified, friendlyName, phone, totpPeriod, challengedAt } = change;
  await sql`
    update auth.mfa_factors set
      status = case when ${isVerified ?? false} then 'verified' else status end,
      friendly_name = coalesce(${friendlyName ?? null}, friendly_name),
      phone = coalesce(${phone ?? null}, phone),
      last_totp_period = coalesce(${totpPeriod ?? null}, last_totp_period),
      last_challenged_at = coalesce(${challengedAt ?? null}, last_challenged_at),
      updated_at = ${at}
    where id = ${id}`.execute(db);
}

export interface Attempts {
  failed: number;
  since: Date | null;
  lockedUntil: Date | null;
}

export async function updateAttempts(
  db: Db,
  id: string,
  { failed, since, lockedUntil }: Attempts,
): Promise<void> {
  await sql`
    update auth.mfa_factors set failed_attempts = ${failed}, failing_since = ${since}, locked_until = ${lockedUntil}
    where id = ${id}`.execute(db);
}

export async function deleteFactorRows(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from auth.mfa_factors where id = any(${ids}::uuid[])`.execute(db);
}
