import type { Shareable } from "#features/sharing/server/index.ts";
import { giveAgent } from "./give-agent.repository.ts";

/** Agents are used (viewer) and edited by others. Nobody comments on them. */
export const sharedAgent: Shareable = {
  noun: "agent",
  table: "agents",
  name: `(
    select v.content ->> 'name' from agent_versions v
    where v.workspace_id = o.workspace_id and v.agent_id = o.id
      and (v.state = 'draft' or v.number = o.published_number)
    order by v.state = 'draft' limit 1)`,
  isShown: "true",
  relations: ["viewer", "editor"],
  pathOf: (id) => `/agents/${id}`,
  sharePathOf: (id) => `/agents/${id}/sharing`,
  transfer: ({ db }, given) => giveAgent(db, given),
};
