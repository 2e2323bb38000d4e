import { type RawBuilder, sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";

/**
 * The ids of the events of attempts to delete what this hold keeps, since it was placed. An attempt belongs to the custody of
 * the hold, whenever what it was about was made.
 */
export function refusedDeletions({ workspaceId, holdId }: HoldKey): RawBuilder<{ id: string }> {
  const isCovered = (table: string, people: string, conversation = "null", agent = "null") => sql`exists (
    select from ${sql.table(table)} o where o.workspace_id = h.workspace_id and o.id = tried.id
      and app.is_covered(h.workspace_id, h.id, array[${sql.raw(people)}], ${sql.raw(conversation)}, ${sql.raw(agent)},
        o.created_at, o.updated_at))`;
  return sql`
    select tried.event_id as id from (
      select e.id as event_id, e.occurred_at, said.target ->> 't' as kind, (said.target ->> 'id')::uuid as id
      from audit_events e
      cross join lateral (select convert_from(e.envelope, 'UTF8')::jsonb -> 'tgt' -> 0 as target) said
      where e.workspace_id = ${workspaceId} and e.act = 'hold.refused_deletion') tried
    join holds h on h.workspace_id = ${workspaceId} and h.id = ${holdId} and tried.occurred_at >= h.placed_at
    where case tried.kind
      when 'user' then exists (
        select from app.holds_on_account(tried.id) a where a.workspace_id = h.workspace_id and a.id = h.id)
      when 'conversation' then app.hold_has_conversation(h.workspace_id, h.id, tried.id)
      when 'file' then app.hold_has_file(h.workspace_id, h.id, tried.id)
      when 'agent' then ${isCovered("agents", "o.user_id", "null", "o.id")}
      when 'task' then ${isCovered("tasks", "o.requester_id, o.assignee_id")}
      when 'mail_draft' then ${isCovered("mail_drafts", "o.user_id", "o.conversation_id")}
    end`;
}
