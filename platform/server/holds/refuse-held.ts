import { setTimeout as wait } from "node:timers/promises";
import type { Ctx } from "../context.ts";
import { withRecord } from "../refusals.ts";
import type { Holdable } from "./holdable.ts";
import { noteRefusedDeletion } from "./note-refused-deletion.ts";

const waitsMs = [100, 500];

/**
 * Refuses to delete what a legal hold keeps. The attempt is an event, although nothing else of the command stays. `refuse`
 * throws the error that the caller's protocol knows. Where the event cannot be written at all, the request fails as one does
 * whose database fails: somebody looks after it.
 */
export function refuseHeld(ctx: Ctx, what: Holdable, refuse: () => never): never {
  try {
    return refuse();
  } catch (error) {
    throw withRecord(error as Error, () => note(ctx.as(ctx.actor), what));
  }
}

async function note(ctx: Ctx, what: Holdable): Promise<void> {
  for (const waitMs of waitsMs) {
    try {
      return await noteRefusedDeletion(ctx, what);
    } catch (failure) {
      ctx.log.warn({ err: failure }, "a refused deletion is recorded again");
      await wait(waitMs);
    }
  }
  try {
    await noteRefusedDeletion(ctx, what);
  } catch (failure) {
    ctx.log.error({ err: failure, what: what.kind, id: what.id }, "a refused deletion could not be recorded");
    throw failure;
  }
}
