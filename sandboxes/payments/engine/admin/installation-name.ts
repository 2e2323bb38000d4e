import type { World } from "../world.ts";

/** The text that confirms a reset: the host of the installation's address. */
export function installationNameOf({ publicUrl }: Pick<World, "publicUrl">): string {
  return new URL(publicUrl).host;
}
