import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import { perServices } from "../per-services.ts";

export interface AccountOpening {
  userId: string;
  /** Remarks of the sign-up page for other features. Untrusted. */
  remarks: JsonObject;
}

type Listener = (ctx: Ctx, opening: AccountOpening) => Promise<void>;

const listeners = perServices(() => new Set<Listener>());

/**
 * Subscribes to people who open an account themselves, inside that transaction. Returns the unsubscribe
 * function. Accounts created by others (invitation, directory, link to an unknown mailbox) are not reported.
 */
export function onAccountOpened(services: Services, listener: Listener): () => void {
  listeners(services).add(listener);
  return () => listeners(services).delete(listener);
}

/** Calls the listeners inside the open transaction, so that account and their rows commit together. */
export async function announceOpening(ctx: Ctx, userId: string, remarks: JsonObject = {}): Promise<void> {
  for (const listener of listeners(ctx.services)) await listener(ctx, { userId, remarks });
}
