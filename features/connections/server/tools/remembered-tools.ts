import type { CatalogueTool } from "#features/tools/server/index.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { createTtlCache } from "#platform/server/ttl-cache.ts";

type Source = "connections" | "http_requests";

const cache = createTtlCache<readonly CatalogueTool[]>();

/**
 * The tools that a source offers the caller's workspace. Every run and every tool call asks, so they are remembered
 * for a second. A call reads anew whether its tool is still approved, or its host allowed. Inside a transaction nothing is
 * remembered: a command that decides by them sees what is true there.
 */
export function recallTools(
  ctx: Ctx,
  source: Source,
  read: () => Promise<readonly CatalogueTool[]>,
): Promise<readonly CatalogueTool[]> {
  return ctx.isInTransaction ? read() : cache.get(ctx.services, `${source} ${userOf(ctx).workspaceId}`, read);
}

/** Call it where approved tools or allowed hosts change. Runs of this server know after the commit. */
export function invalidateTools(ctx: Ctx): void {
  ctx.afterCommit(() => cache.clear(ctx.services));
}
