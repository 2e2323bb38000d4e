import type { World } from "../world.ts";

/** What somebody has to type to show that they mean this installation: the host of its address. */
export function installationNameOf({ publicUrl }: Pick<World, "publicUrl">): string {
  return new URL(publicUrl).host;
}
