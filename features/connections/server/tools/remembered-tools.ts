import type { CatalogueTool } from "#features/tools/server/index.ts";
import { createBriefMemory } from "#platform/server/brief-memory.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";

type Source = "connections" | "http_requests";

const memory = createBriefMemory<readonly CatalogueTool[]>();

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
  return ctx.isInTransaction
    ? read()
    : memory.recall(ctx.services, `${source} ${userOf(ctx).workspaceId}`, read);
}

/** Call it where approved tools or allowed hosts change. Runs of this server know after the commit. */
export function invalidateTools(ctx: Ctx): void {
  ctx.afterCommit(() => memory.forget(ctx.services));
}
