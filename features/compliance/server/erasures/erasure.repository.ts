import { sql } from "kysely";
import type { Erased } from "#platform/contract/erasure/erased-text.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** What an erasure after a restore waits for; `account`: another account that has the id. */
export type WaitsFor = "hold" | "owner" | "admin" | "account";

export interface ErasureRow extends Omit<Erased, "finishedAt"> {
  finishedAt: Date | null;
  checkedAt: Date | null;
  waitsFor: "turn" | WaitsFor | null;
  isDue: boolean;
  isNoted: boolean;
  /** The newest certificate. */
  note: string | null;
  version: number;
}

const columns = sql`e.id, subject_id as "subjectId", kind,
  json_build_object('type', asked_by_type, 'id', asked_by_id) as "askedBy", asked_at as "askedAt",
  restored_at as "restoredAt", finished_at as "finishedAt", checked_at as "checkedAt", waits_for as "waitsFor",
  is_due as "isDue", noted_at is not null as "isNoted", rows, files, key_ids as "keyIds", c.note,
  coalesce(c.version, 0) as version`;
const newest = sql`left join lateral (
  select note, version from erasure_certificates where erasure_id = e.id order by version desc limit 1) c on true`;

export async function findErasure(db: Db, id: string): Promise<ErasureRow | undefined> {
  const { rows } =
    await sql<ErasureRow>`select ${columns} from erasures e ${newest} where e.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockErasure(db: Db, id: string): Promise<ErasureRow | undefined> {
  await sql`select from erasures where id = ${id} for update`.execute(db);
  return findErasure(db, id);
}

/** Newest first. */
export async function listErasures(
  db: Db,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<ErasureRow[]> {
  const { rows } = await sql<ErasureRow>`
    select ${columns} from erasures e ${newest}
    where ${afterId ?? null}::uuid is null
      or (asked_at, e.id) < (select asked_at, id from erasures where id = ${afterId ?? null})
    order by asked_at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface ClosingRow {
  userId: string;
  email: string | null;
  askedAt: Date;
  dueAt: Date;
  heldBy: string | null;
  needsOwner: boolean;
}

/** Accounts that their person closed, the next due first; only those after `afterId`. */
export async function listClosing(
  db: Db,
  { afterId, limit }: { afterId: string | undefined; limit: number },
): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select c.user_id as "userId", u.email, c.requested_at as "askedAt", c.due_at as "dueAt",
      app.hold_in_words(app.hold_on_account(c.user_id), 'account') as "heldBy",
      c.handover_requested_at is not null as "needsOwner"
    from auth.account_closures c join auth.users u on u.id = c.user_id
    where ${afterId ?? null}::uuid is null or (c.due_at, c.user_id) >
      (select due_at, user_id from auth.account_closures where user_id = ${afterId ?? null})
    order by c.due_at, c.user_id limit ${limit}`.execute(db);
  return rows;
}

/** The accounts with this address: one, or another that signs in with a company. */
export async function listAccountsOf(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from auth.users where lower(email) = lower(${email}) and deleted_at is null and not is_visitor
    order by id limit 10`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the person is the only admin of the installation. Until the transaction ends, nobody else ceases to be one. */
export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('adjutant.admins'))`.execute(db);
  const { rows } = await sql<{ is_last: boolean }>`
    select count(*) filter (where r.user_id = ${userId}) > 0 and count(*) filter (where r.user_id <> ${userId}) = 0 as is_last
    from user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and u.deleted_at is null`.execute(db);
  return rows[0]?.is_last ?? false;
}
