import type { Ctx } from "#platform/server/context.ts";
import type { PlaceOfRun } from "./tool.ts";
import { builtInTools, mayUse } from "./tool-catalogue.ts";

/** What tools that not every run has cover at a place, by name. */
export type CoveredTools = ReadonlyMap<string, string>;

/** Asks the built-in tools that are not offered everywhere. Tools that share the answer are asked once. */
export async function coveredTools(ctx: Ctx, place: PlaceOfRun): Promise<CoveredTools> {
  const byOffer = Map.groupBy(
    builtInTools(ctx.services).filter((tool) => tool.offeredTo && mayUse(ctx, tool)),
    ({ offeredTo }) => offeredTo,
  );
  const covered = await Promise.all(
    [...byOffer].map(async ([offeredTo, tools]) => {
      const cover = await offeredTo?.(ctx, place);
      return cover === undefined ? [] : tools.map(({ name }) => [name, cover] as const);
    }),
  );
  return new Map(covered.flat());
}

/** The names of the tools that a run has only where they cover something. */
export function placedTools(services: Ctx["services"]): ReadonlySet<string> {
  return new Set(builtInTools(services).flatMap(({ name, offeredTo }) => (offeredTo ? [name] : [])));
}
