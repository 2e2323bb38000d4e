import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { type ActFilter, knownActs } from "./protocol-actions.ts";

export interface AccountEventRow {
  id: string;
  act: string;
  actor_id: string | null;
  occurred_at: Date;
  /** The envelope's stored JSON bytes. */
  envelope: Buffer;
  /** Present address of the person concerned; null when deleted. */
  email: string | null;
  is_sso_user: boolean | null;
}

export interface AccountEventsPage {
  wanted: ActFilter;
  /** Filters by part of the person's address. */
  author: string;
  limit: number;
  offset: number;
}

/** Audit events about accounts, newest first, and their total count. */
export async function listAccountEvents(
  db: Db,
  { wanted, author, limit, offset }: AccountEventsPage,
): Promise<{ events: AccountEventRow[]; total: number }> {
  const pattern = `%${author.replace(/[\\%_]/g, "\\$&")}%`;
  const isWanted = sql`(a.act = any (${[...wanted.acts]})
      or (split_part(a.act, '.', 1) = any (${[...wanted.nouns]}) and a.act <> all (${[...knownActs]})))
    and (${author} = '' or a.actor_id in (select id::text from auth.users where email ilike ${pattern}))`;
  const { rows: events } = await sql<AccountEventRow>`
    select a.id, a.act, a.actor_id, a.occurred_at, a.envelope, u.email, u.is_sso_user
    from audit_events a left join auth.users u on u.id::text = a.actor_id
    where ${isWanted} order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from audit_events a where ${isWanted}`.execute(db);
  return { events, total: counted[0]?.total ?? 0 };
}
