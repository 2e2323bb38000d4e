import { endAgentTests } from "#features/chat/server/index.ts";
import { command } from "#platform/server/command.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { agentAccess, lockSeenAgent } from "./agent.access.ts";
import { type AgentRow, deleteAgentRow, updateAgent } from "./agent.repository.ts";

const target = ({ id }: AgentRow) => [{ type: "agent", id }];

/** Hides an agent, and nobody can use it. Idempotent. */
export const archiveAgent = command(
  "agent.archive",
  agentAccess.archive.by(lockSeenAgent),
  async (ctx, _input: { id: string }, agent): Promise<AgentRow> => {
    if (agent.archived_at) return agent;
    const archived = await updateAgent(ctx.db, agent.id, { archived_at: ctx.now() });
    await ctx.audit({ act: "agent.archived", target: target(agent) });
    return archived;
  },
);

/** Restores an archived agent. Idempotent. */
export const restoreAgent = command(
  "agent.restore",
  agentAccess.restore.by(lockSeenAgent),
  async (ctx, _input: { id: string }, agent): Promise<AgentRow> => {
    if (!agent.archived_at) return agent;
    const restored = await updateAgent(ctx.db, agent.id, { archived_at: null });
    await ctx.audit({ act: "agent.restored", target: target(agent) });
    return restored;
  },
);

/** Deletes an agent for good, with its versions, grants and tests. Conversations and receipts keep its name. */
export const deleteAgent = command(
  "agent.delete",
  agentAccess.delete.by(lockSeenAgent),
  async (ctx, _input: { id: string }, agent): Promise<void> => {
    await requireNoHold(ctx, { kind: "agent", workspaceId: agent.workspace_id, id: agent.id });
    await endAgentTests(ctx, agent.id);
    await deleteAgentRow(ctx.db, agent);
    await ctx.audit({
      act: "agent.deleted",
      target: target(agent),
      facts: { version: agent.published_number ?? 0 },
    });
  },
);
