import type { Ctx } from "#platform/server/context.ts";
import type { Scene } from "#platform/server/scene.ts";

/** Scenes in display order. Throws when two share a name. */
export function inOrder(scenes: readonly Scene[]): Scene[] {
  const names = scenes.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw new Error(`Two scenes have one name: ${names.join(", ")}`);
  return scenes.toSorted((a, b) => a.place - b.place);
}

/** Stores the sample data of all scenes in turn. `ctx` acts as the visitor. */
export async function plantScenes(ctx: Ctx, scenes: readonly Scene[]): Promise<void> {
  for (const { plant } of scenes) await plant?.(ctx);
}
