import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";

/** Agents that the caller may ask, whose name begins like this. One feature provides them. */
export type FindAgents = (ctx: Ctx, words: string, limit: number) => Promise<{ id: string; name: string }[]>;

const providers = new WeakMap<Services, FindAgents>();

export function registerMentionableAgents(services: Services, find: FindAgents): void {
  providers.set(services, find);
}

export function findMentionableAgents(ctx: Ctx, words: string, limit: number) {
  return providers.get(ctx.services)?.(ctx, words, limit) ?? Promise.resolve([]);
}
