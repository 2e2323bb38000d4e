import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { readBatches } from "../writing/cursor.repository.ts";
import { refusedDeletions } from "./refused-deletion.repository.ts";

export interface LegalHoldEvent {
  id: string;
  number: number;
  envelope: Buffer;
}

/**
 * The events of what a hold covers, in the order of their numbers: of its people, of the conversations and agents that
 * it covers, or of the whole workspace; of its period, if it has one. Attempts to delete what it keeps are of any time.
 */
export async function readLegalHoldEvents(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  take: (events: LegalHoldEvent[]) => Promise<void>,
): Promise<void> {
  const statement = sql<LegalHoldEvent>`
    with hold as (select * from holds where workspace_id = ${workspaceId} and id = ${holdId}),
    facets as (
      select 'conversation:' || c.id as facet from hold h, app.conversations_of_hold(${workspaceId}, ${holdId}) c (id)
      where not h.is_whole
      union all
      select case s.kind when 'person' then 'person:' else s.kind || ':' end || s.subject_id
      from hold_subjects s where s.workspace_id = ${workspaceId} and s.hold_id = ${holdId}),
    refused as materialized (${refusedDeletions({ workspaceId, holdId })})
    select e.id, e.number::float8 as number, e.envelope from audit_events e cross join hold h
    where e.workspace_id = ${workspaceId} and (e.id in (select id from refused)
      or (h.made_from is null or e.occurred_at >= h.made_from) and (h.made_until is null or e.occurred_at < h.made_until)
      and (h.is_whole or e.id in (
        select f.event_id from audit_facets f where f.workspace_id = ${workspaceId} and f.facet in (select facet from facets)
        union all
        select o.id from hold_subjects s join audit_events o
          on o.workspace_id = s.workspace_id and o.actor_id = s.subject_id::text
        where s.workspace_id = ${workspaceId} and s.hold_id = ${holdId} and s.kind = 'person')))
    order by e.number`;
  await readBatches(db, "archived_held_events", statement, take);
}

/** What was done with a hold and with its packages, and who tried to delete what it keeps. */
export async function listCustody(db: Db, { workspaceId, holdId }: HoldKey): Promise<LegalHoldEvent[]> {
  const { rows } = await sql<LegalHoldEvent>`
    select e.id, e.number::float8 as number, e.envelope from audit_events e
    where e.workspace_id = ${workspaceId} and (e.id in (${refusedDeletions({ workspaceId, holdId })})
      or e.act = any (${custodyActs}::text[])
      and convert_from(e.envelope, 'UTF8')::jsonb -> 'tgt' @> ${JSON.stringify([{ t: "hold", id: holdId }])}::jsonb)
    order by e.number`.execute(db);
  return rows;
}

const custodyActs = [
  ...["hold.placed", "hold.changed", "hold.released"],
  ...["archive.begun", "archive.written"],
  ...["archive.package_requested", "archive.package_downloaded", "archive.package_removed"],
  // As earlier versions recorded them.
  ...["archive.requested", "archive.downloaded", "archive.removed"],
];
