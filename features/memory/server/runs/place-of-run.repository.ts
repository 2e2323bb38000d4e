import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface PlaceOfRun {
  /** The agent that works on the run. */
  agentId: string | null;
  /** The question that it answers. */
  messageId: string | null;
  /** It answers in a conversation; a task that an agent gave does not, though it has one above it. */
  isAnswer: boolean;
}

/** Where a run of the caller works, as it stands now. */
export async function findPlaceOfRun(db: Db, runId: string): Promise<PlaceOfRun> {
  const { rows } = await sql<PlaceOfRun>`
    select (r.model -> 'agent' ->> 'id')::uuid as "agentId", m.parent_id as "messageId",
      r.host = 'conversation' as "isAnswer"
    from runs r left join messages m on m.workspace_id = r.workspace_id and m.id = r.message_id
    where r.workspace_id = app.workspace_id() and r.id = ${runId} and r.user_id = auth.uid()`.execute(db);
  return rows[0] ?? { agentId: null, messageId: null, isAnswer: false };
}
