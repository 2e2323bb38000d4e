import { sql } from "kysely";
import type { Shareable } from "#features/sharing/server/index.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** Agents are used (viewer) and edited by others. Nobody comments on them. */
export const sharedAgent: Shareable = {
  noun: "agent",
  table: "agents",
  name: sql<string>`(
    select v.content ->> 'name' from agent_versions v
    where v.workspace_id = o.workspace_id and v.agent_id = o.id
      and (v.state = 'draft' or v.number = o.published_number)
    order by v.state = 'draft' limit 1)`,
  isShown: sql`true`,
  relations: ["viewer", "editor"],
  pathOf: (id) => `/agents/${id}`,
  sharePathOf: (id) => `/agents/${id}/sharing`,
  async transfer({ db }, { workspaceId, id, userId }) {
    await executeAsService(
      db,
      "update agents set user_id = $3, updated_at = now() where workspace_id = $1 and id = $2",
      [workspaceId, id, userId],
    );
  },
};
