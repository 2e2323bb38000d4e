import type { PlaceOfRun } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type CollectionsOfRun, collectionsOfRun } from "./collections-of-run.ts";

/** What the tools cover in a run, for its model. Undefined without collections, so the run does not have them. */
export async function describeAsked(ctx: Ctx, place: PlaceOfRun): Promise<string | undefined> {
  const { asked, leftOut } = await collectionsOfRun(ctx, place);
  if (asked.length + leftOut === 0) return undefined;
  const names = asked.map(({ name }) => JSON.stringify(name)).join(", ");
  const covered =
    asked.length > 0 ? `The collections here are: ${names}.` : "No collection can be asked here.";
  return [covered, ...sayLeftOut(leftOut)].join(" ");
}

/** Nothing, or one sentence. It names no collection. */
export function sayLeftOut(leftOut: CollectionsOfRun["leftOut"]): string[] {
  if (leftOut === 0) return [];
  const which = leftOut === 1 ? "1 collection was" : `${leftOut} collections were`;
  return [`${which} left out, because not everybody who reads this conversation may read it.`];
}
