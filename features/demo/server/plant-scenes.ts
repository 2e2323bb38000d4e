import type { Ctx } from "#platform/server/context.ts";
import type { Scene } from "#platform/server/scene.ts";

/** Scenes in the order in which they are shown. */
export function inOrder(scenes: readonly Scene[]): Scene[] {
  const names = scenes.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new Error(`Two scenes have one name: ${names.join(", ")}`);
  return scenes.toSorted((a, b) => a.place - b.place);
}

/** Stores what the scenes need in the demo of the visitor as whom `ctx` acts, one after the other. */
export async function plantScenes(ctx: Ctx, scenes: readonly Scene[]): Promise<void> {
  for (const { plant } of scenes) await plant?.(ctx);
}
