import { proveHeldAddress } from "#features/auth/server/index.ts";
import { asPart } from "#platform/server/testing/as-part.ts";
import type { CommandWorld, Person } from "./command-world.ts";

const proveAsPart = asPart(proveHeldAddress);

/** Proves the address of somebody as the product does, so that it is published too. */
export async function proveAddress({ system }: CommandWorld, { actor, email }: Person): Promise<void> {
  await proveAsPart(system, { userId: actor.userId, email });
}
