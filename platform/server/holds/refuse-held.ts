import type { Ctx } from "../context.ts";
import { withRecord } from "../refusals.ts";
import type { Holdable } from "./holdable.ts";
import { noteRefusedDeletion } from "./note-refused-deletion.ts";

/**
 * Refuses to delete what a legal hold keeps. The attempt is an event, although nothing else of the command stays. `refuse`
 * throws the error that the caller's protocol knows.
 */
export function refuseHeld(ctx: Ctx, what: Holdable, refuse: () => never): never {
  try {
    return refuse();
  } catch (error) {
    throw withRecord(error as Error, async () => {
      // Who may not write the log as themselves is refused all the same.
      await noteRefusedDeletion(ctx.as(ctx.actor), what).catch((failure: unknown) =>
        ctx.log.error({ err: failure }, "a refused deletion could not be recorded"),
      );
    });
  }
}
