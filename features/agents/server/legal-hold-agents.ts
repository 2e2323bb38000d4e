import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { type HeldTable, legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

const agents: HeldTable = {
  ...{ table: "public.agents", people: ["user_id"], agent: "id", changedAt: "updated_at" },
};
const versions: HeldTable = {
  ...{
    table: "public.agent_versions",
    people: ["saved_by", "published_by", "written_by"],
    agent: "agent_id",
  },
  ...{ madeAt: "saved_at", changedAt: "published_at", of: { table: agents, column: "agent_id" } },
};

/** Agents with their versions, in the package of a legal hold. */
export const legalHoldAgents: ArchivedFiles = legalHoldRows({
  folder: "agents",
  what: ["agents, with every version of them", "Agenten mit allen ihren Versionen"],
  tables: [agents, versions],
});
