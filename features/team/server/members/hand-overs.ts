import type { HandOver } from "#platform/server/hand-over.ts";
import type { Services } from "#platform/server/services.ts";

const declared = new WeakMap<Services, readonly HandOver[]>();

/** Sets what the features of this server hand over when somebody leaves a workspace. */
export function registerHandOvers(services: Services, handOvers: readonly HandOver[]): void {
  declared.set(services, handOvers);
}

/** The same where a part of a server may not know them, such as a directory that ends a membership by itself. */
export function knownHandOvers(services: Services): readonly HandOver[] {
  return declared.get(services) ?? [];
}

/** Without the list nothing would be handed over, yet it would look done. */
export function handOversOf(services: Services): readonly HandOver[] {
  return declared.get(services) ?? noList();
}

function noList(): never {
  throw new Error("This process was not told what people hand over.");
}
