import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import { perServices } from "../per-services.ts";

export interface AccountOpening {
  userId: string;
  /** What the page of the sign-up said for other features; anything that a stranger may have made up. */
  remarks: JsonObject;
}

type Listener = (ctx: Ctx, opening: AccountOpening) => Promise<void>;

const listeners = perServices(() => new Set<Listener>());

/**
 * Hears of everyone who opens an account of their own, in its transaction; returns how to stop. Those whom somebody else
 * makes, as by an invitation, a directory or a link to an unknown mailbox, are not told of.
 */
export function onAccountOpened(services: Services, listener: Listener): () => void {
  listeners(services).add(listener);
  return () => listeners(services).delete(listener);
}

/** Tells the listeners inside the open transaction: the account is there with all that belongs to it, or not at all. */
export async function announceOpening(ctx: Ctx, userId: string, remarks: JsonObject = {}): Promise<void> {
  for (const listener of listeners(ctx.services)) await listener(ctx, { userId, remarks });
}
