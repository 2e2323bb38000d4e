import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AgentValues } from "../contract/index.ts";

interface Place {
  hostId: string;
  agentId: string;
}

/** What a person gave an agent in each of these places last, by the id of the host. */
export async function listGivenValues(
  db: Db,
  { userId, host, places }: { userId: string; host: string; places: readonly Place[] },
): Promise<Map<string, AgentValues>> {
  const { rows } = await sql<{ host_id: string; given: AgentValues }>`
    select place.host_id, last.given
    from unnest(${places.map(({ hostId }) => hostId)}::uuid[], ${places.map(({ agentId }) => agentId)}::text[])
      as place (host_id, agent_id)
    cross join lateral (
      select r.agent_values -> 'values' as given from runs r
      where r.workspace_id = app.workspace_id() and r.host = ${host} and r.host_id = place.host_id
        and r.user_id = ${userId} and r.agent_values ->> 'agentId' = place.agent_id
      order by r.id desc limit 1) last`.execute(db);
  return new Map(rows.map(({ host_id, given }) => [host_id, given]));
}
