import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Erasures whose certificate is due, that were noted with the files and whose event says everything. Those that were tried
 * longest ago come first.
 */
export async function claimDue(db: Db, at: Date, limit: number): Promise<string[]> {
  // One that is locked is issued just now. Whoever asks for it waits there, not here.
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from erasures where is_due and not is_dirty and noted_at is not null
      order by attempted_at nulls first, id limit ${limit}),
    free as (select id from erasures where id in (select id from due) for update skip locked),
    tried as (update erasures set attempted_at = ${at} where id in (select id from free))
    select id from due`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest event about an erasure that has a place in the log of the installation. */
export async function findEventOfErasure(
  db: Db,
  installationId: string,
  erasureId: string,
): Promise<{ id: string; facts: { sha256?: string } } | undefined> {
  const { rows } = await sql<{ id: string; facts: { sha256?: string } }>`
    select e.id, convert_from(e.envelope, 'UTF8')::jsonb -> 'facts' as facts
    from audit_facets f join audit_events e on e.id = f.event_id
    where f.workspace_id = ${installationId} and f.facet = ${`target:${erasureId}`} and e.act = 'user.erased'
    order by f.event_number desc limit 1`.execute(db);
  return rows[0];
}

export interface NewCertificate {
  erasureId: string;
  version: number;
  eventId: string;
  issuedAt: Date;
  note: string;
}

export async function insertCertificate(db: Db, certificate: NewCertificate): Promise<void> {
  const { erasureId, version, eventId, issuedAt, note } = certificate;
  await sql`insert into erasure_certificates (erasure_id, version, event_id, issued_at, note)
    values (${erasureId}, ${version}, ${eventId}, ${issuedAt}, ${note})`.execute(db);
  await sql`update erasures set is_due = false where id = ${erasureId}`.execute(db);
}
