import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { HoldSubjectKind } from "../../contract/index.ts";
import type { HoldRow } from "./hold.repository.ts";

export interface ListedHold extends HoldRow {
  placer: string | null;
  releaser: string | null;
  subjects: { kind: HoldSubjectKind; id: string; owner: string | null }[];
  waiting: { id: string; name: string | null; dueAt: string }[];
}

/** Holds of a workspace, the newest first, with whom they name and who waits for them. */
export function listHoldRows(db: Db, workspaceId: string, limit: number): Promise<ListedHold[]> {
  return readHolds(db, { workspaceId, limit });
}

/** One hold of a workspace as the list has it. */
export async function findListedHold(
  db: Db,
  { workspaceId, holdId }: { workspaceId: string; holdId: string },
): Promise<ListedHold | undefined> {
  return (await readHolds(db, { workspaceId, limit: 1, holdId }))[0];
}

async function readHolds(
  db: Db,
  { workspaceId, limit, holdId = null }: { workspaceId: string; limit: number; holdId?: string | null },
): Promise<ListedHold[]> {
  const { rows } = await sql<ListedHold>`
    with waiting as materialized (
      select c.user_id, c.due_at, held.id from auth.account_closures c
      cross join lateral app.holds_on_account(c.user_id) held
      where c.due_at <= now() and held.workspace_id = ${workspaceId})
    select h.*, app.name_of_person(h.placed_by) as placer, app.name_of_person(h.released_by) as releaser,
      coalesce((
        select json_agg(json_build_object('kind', s.kind, 'id', s.subject_id, 'owner', app.name_of_person(case s.kind
            when 'person' then s.subject_id
            when 'conversation' then (select c.user_id from conversations c
              where c.workspace_id = h.workspace_id and c.id = s.subject_id)
            else (select a.user_id from agents a where a.workspace_id = h.workspace_id and a.id = s.subject_id)
          end)) order by s.kind desc, s.subject_id)
        from hold_subjects s where s.workspace_id = h.workspace_id and s.hold_id = h.id), '[]') as subjects,
      coalesce((
        select json_agg(json_build_object('id', w.user_id, 'name', app.name_of_person(w.user_id), 'dueAt', w.due_at)
          order by w.due_at)
        from waiting w where w.id = h.id), '[]') as waiting
    from holds h where h.workspace_id = ${workspaceId} and (${holdId}::uuid is null or h.id = ${holdId}::uuid)
    order by h.released_at is not null, h.placed_at desc, h.id limit ${limit}`.execute(db);
  return rows;
}

/** Agents of a workspace by the name of their newest version. */
export async function listHoldableAgents(
  db: Db,
  workspaceId: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, coalesce((
      select v.content ->> 'name' from agent_versions v where v.workspace_id = a.workspace_id and v.agent_id = a.id
      order by v.number desc nulls last limit 1), '') as name
    from agents a where a.workspace_id = ${workspaceId} order by 2, 1 limit ${limit}`.execute(db);
  return rows;
}
