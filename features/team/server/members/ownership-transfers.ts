import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import type { Services } from "#platform/server/services.ts";

const declared = new WeakMap<Services, readonly OwnershipTransfer[]>();

/** Sets what the features of this server transfer when somebody leaves a workspace. */
export function registerOwnershipTransfers(
  services: Services,
  transfers: readonly OwnershipTransfer[],
): void {
  declared.set(services, transfers);
}

/** The same where a part of a server may not know them, such as a directory that ends a membership by itself. */
export function knownOwnershipTransfers(services: Services): readonly OwnershipTransfer[] {
  return declared.get(services) ?? [];
}

/** Without the list nothing would be transferred, yet it would look done. */
export function ownershipTransfersOf(services: Services): readonly OwnershipTransfer[] {
  return declared.get(services) ?? noList();
}

function noList(): never {
  throw new Error("This process was not told whose ownership it transfers.");
}
