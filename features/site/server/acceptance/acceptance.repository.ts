import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AcceptedType } from "../../contract/acceptance/acceptance.ts";
import type { Language } from "../../contract/content/language.ts";

export interface NewAcceptance {
  userId: string;
  type: AcceptedType;
  language: Language;
  version: number;
  occasion: "sign_up" | "asked";
  at: Date;
}

/** Returns false when it was accepted before. */
export async function insertAcceptance(db: Db, acceptance: NewAcceptance): Promise<boolean> {
  const { userId, type, language, version, occasion, at } = acceptance;
  const { rows } = await sql`
    insert into legal_acceptances (user_id, type, language, version, occasion, accepted_at)
    values (${userId}, ${type}, ${language}, ${version}, ${occasion}, ${at})
    on conflict do nothing returning version`.execute(db);
  return rows.length > 0;
}

export interface AcceptanceRow {
  type: AcceptedType;
  language: Language;
  version: number;
  accepted_at: Date;
  newest_version: number;
  /** A newer version in the same language requires acceptance. */
  is_asked_again: boolean;
}

/** The person's last acceptance of each text. */
export async function listLastAcceptances(db: Db, userId: string): Promise<AcceptanceRow[]> {
  const { rows } = await sql<AcceptanceRow>`
    select distinct on (a.type) a.type, a.language, a.version, a.accepted_at,
      coalesce((select max(c.version) from contents c
        where c.kind = 'legal.' || a.type and c.language = a.language), a.version) as newest_version,
      exists (select from contents c
        where c.kind = 'legal.' || a.type and c.language = a.language and c.version > a.version
          and c.needs_acceptance) as is_asked_again
    from legal_acceptances a where a.user_id = ${userId}
    order by a.type, a.accepted_at desc, a.version desc`.execute(db);
  return rows;
}

/** Whether any version of the text in this language requires acceptance. */
export async function wantsAcceptance(db: Db, type: AcceptedType, language: Language): Promise<boolean> {
  const { rows } = await sql`
    select from contents where kind = ${`legal.${type}`} and language = ${language} and needs_acceptance
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a person owns the account: not an anonymous one, nor one of the demo. */
export async function hasOwner(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from auth.users where id = ${userId} and not is_anonymous and not is_visitor`.execute(db);
  return rows.length > 0;
}
