import type { NamedObjects } from "#platform/server/audit/named-objects.ts";
import { describeAgents } from "./runs/choose-agent.ts";
import { listRunNames } from "./runs/run-name.repository.ts";

/** Agents, and the runs in which they work: a run has the name of its agent. */
export const namedAgents: readonly NamedObjects[] = [
  {
    type: "agent",
    page: "/agents/:id",
    find: async (ctx, ids) => [...(await describeAgents(ctx, ids))].map(([id, { name }]) => ({ id, name })),
  },
  {
    type: "run",
    find: async (ctx, ids) => {
      const runs = await listRunNames(ctx.db, ids);
      const agents = await describeAgents(
        ctx,
        runs.flatMap(({ agent_id }) => agent_id ?? []),
      );
      return runs.map(({ id, agent_id, conversation_id }) => ({
        id,
        name: (agent_id && agents.get(agent_id)?.name) || "",
        ...(conversation_id ? { page: `/chat/${conversation_id}` } : {}),
      }));
    },
  },
];
