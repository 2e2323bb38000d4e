import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { AgentFigures } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { listAgentsPage } from "../list-agents.ts";
import { type FiguresRow, sumRunsOfAgents } from "./figures.repository.ts";

const dayMs = 86_400_000;

/** The figures of one agent, for people who may edit it. */
export function getAgentFigures(ctx: Ctx, { id, days }: { id: string; days: number }): Promise<AgentFigures> {
  return query(ctx, async (inner) => {
    const agent = await findForCaller(inner, agentAccess.edit, { id });
    const figures = await figuresOf(inner, [agent.id], days);
    return figures(agent.id);
  });
}

/** The figures of the agents that the caller may edit, as they are listed. */
export async function listAgentFigures(
  ctx: Ctx,
  { days, cursor, limit }: { days: number; cursor?: string | undefined; limit: number },
): Promise<Page<AgentFigures>> {
  const { items, nextCursor } = await listAgentsPage(ctx, { show: "editable", cursor, limit });
  const ids = items.map(({ id }) => id);
  const figures = await query(ctx, (inner) => figuresOf(inner, ids, days));
  return { items: ids.map(figures), nextCursor };
}

async function figuresOf(ctx: Ctx, agentIds: string[], days: number): Promise<(id: string) => AgentFigures> {
  const { workspaceId } = userOf(ctx);
  const since = new Date(ctx.now().getTime() - days * dayMs);
  const rows = agentIds.length > 0 ? await sumRunsOfAgents(ctx.db, { workspaceId, agentIds, since }) : [];
  const byAgent = new Map(rows.map((row) => [row.agent_id, row]));
  return (id) => present(id, byAgent.get(id));
}

function present(agentId: string, row: FiguresRow | undefined): AgentFigures {
  return {
    agentId,
    runs: row?.runs ?? 0,
    succeeded: row?.succeeded ?? 0,
    failed: row?.failed ?? 0,
    cancelled: row?.cancelled ?? 0,
    handedOver: row?.handed_over ?? 0,
    costMicros: Number(row?.cost_micros ?? 0),
    medianActiveMs: row?.median_active_ms ?? null,
    lastUsedAt: row?.last_used_at?.toISOString() ?? null,
  };
}
