import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Erasures whose certificate is due and that were noted with the files. */
export async function listDue(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from erasures where is_due and noted_at is not null order by id limit ${limit}`.execute(db);
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
