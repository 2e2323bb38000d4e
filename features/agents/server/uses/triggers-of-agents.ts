import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import type { AgentUses } from "../../contract/index.ts";

/** Counts what starts an agent without a person, of everybody in its workspace. Part of a query that has checked the right. */
export type CountTriggers = (
  ctx: Ctx,
  agent: { workspaceId: string; agentId: string },
) => Promise<AgentUses["triggers"]>;

const counters = new WeakMap<Services, CountTriggers>();

/** Registers how this server counts triggers. One feature provides it. */
export function registerTriggersOfAgents(services: Services, count: CountTriggers): void {
  counters.set(services, count);
}

/** None on a server without triggers. */
export const countTriggersOf: CountTriggers = async (ctx, agent) =>
  (await counters.get(ctx.services)?.(ctx, agent)) ?? { schedule: 0, webhook: 0, event: 0 };
