import type { ChosenAgent, RunAgents } from "#features/runs/server/index.ts";
import { query } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { agentErrors } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import type { AgentRow } from "../agent.repository.ts";
import { findShownAgents } from "../listed-agent.repository.ts";
import { findPublished, getDraft } from "../versions/version.repository.ts";
import { knownValues, missingValues } from "./values-of-variables.ts";

/** The version that answers the caller now. Throws when they may not use the agent. */
export const chooseAgent: RunAgents["choose"] = (ctx, agentId, { isDraft = false, values: given } = {}) =>
  query(ctx, async (inner): Promise<ChosenAgent> => {
    const agent = await findForCaller(inner, isDraft ? agentAccess.test : agentAccess.use, { id: agentId });
    requireOffered(agent);
    const version = isDraft ? await getDraft(inner.db, agent.id) : await findPublished(inner.db, agent.id);
    if (!version) fail(agentErrors, "agent.not_published");
    const hasVariables = version.content.variables.length > 0;
    const values = knownValues(version.content, (hasVariables && (await given?.(inner))) || {});
    const missing = isDraft ? [] : missingValues(version.content, values);
    if (missing.length > 0) {
      const message = `This agent needs a value for ${missing.join(", ")} before it starts. Give it beside the agent's name.`;
      fail(agentErrors, "agent.values_missing", { message, details: { missing } });
    }
    return { agentId: agent.id, versionId: version.id, name: version.content.name, values };
  });

/** Throws for an agent that nobody may use now. */
export function requireOffered({ archived_at, withdrawn_at }: AgentRow): void {
  if (withdrawn_at) fail(agentErrors, "agent.withdrawn");
  if (archived_at) fail(agentErrors, "agent.archived");
}

/** The agents of these that the caller sees. */
export const describeAgents: RunAgents["describe"] = async (ctx, agentIds) => {
  const rows = await query(ctx, ({ db }) => findShownAgents(db, agentIds));
  return new Map(
    rows.map((row) => {
      const name = (row.published ?? row.draft)?.name ?? "";
      const isUsable = row.published !== null && !row.archived_at && !row.withdrawn_at;
      return [row.id, { name, isUsable }];
    }),
  );
};
