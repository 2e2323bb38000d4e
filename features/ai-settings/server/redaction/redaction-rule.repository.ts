import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { OwnTerm } from "../../contract/redaction.ts";

export interface RuleSwitchRow {
  provider_id: string;
  rule: string;
}

export async function listRuleSwitches(db: Db): Promise<RuleSwitchRow[]> {
  const { rows } = await sql<RuleSwitchRow>`select provider_id, rule from redaction_switches`.execute(db);
  return rows;
}

/** Returns whether it was off before. */
export async function insertRuleSwitch(
  db: Db,
  row: RuleSwitchRow & { switched_on_by: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into redaction_switches (provider_id, rule, switched_on_by)
    values (${row.provider_id}, ${row.rule}, ${row.switched_on_by}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Returns whether it was on before. */
export async function deleteRuleSwitch(db: Db, { provider_id, rule }: RuleSwitchRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from redaction_switches where provider_id = ${provider_id} and rule = ${rule}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteSwitchesOfRule(db: Db, rule: string): Promise<void> {
  await sql`delete from redaction_switches where rule = ${rule}`.execute(db);
}

/** Oldest first. There are at most fifty. */
export async function listOwnTerms(db: Db): Promise<OwnTerm[]> {
  const { rows } = await sql<OwnTerm>`
    select id, kind, text, placeholder from own_redaction_terms order by created_at, id`.execute(db);
  return rows;
}

/** Serializes additions until the transaction ends. */
export async function lockOwnTerms(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('own_redaction_terms'), 0)`.execute(db);
}

export async function insertOwnTerm(db: Db, row: OwnTerm & { created_by: string | null }): Promise<void> {
  await sql`insert into own_redaction_terms (id, kind, text, placeholder, created_by)
    values (${row.id}, ${row.kind}, ${row.text}, ${row.placeholder}, ${row.created_by})`.execute(db);
}

/** Returns whether it existed. */
export async function deleteOwnTermRow(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from own_redaction_terms where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
