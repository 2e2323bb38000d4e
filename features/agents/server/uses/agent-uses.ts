import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AgentUses } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { countGrantsBySubject } from "../sharing/grant-on-agent.repository.ts";
import { countTriggersOf } from "./triggers-of-agents.ts";

/** What stops when the agent is deleted, for whoever may delete it. Numbers alone: triggers of others stay theirs. */
export function getAgentUses(ctx: Ctx, { id }: { id: string }): Promise<AgentUses> {
  return query(ctx, async (inner) => {
    const agent = await findForCaller(inner, agentAccess.delete, { id });
    const of = { workspaceId: agent.workspace_id, agentId: agent.id };
    const [triggers, grants] = await Promise.all([
      countTriggersOf(inner, of),
      countGrantsBySubject(inner.db, of),
    ]);
    return { triggers, ...grants };
  });
}
