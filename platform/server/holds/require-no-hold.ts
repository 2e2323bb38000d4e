import type { Ctx } from "../context.ts";
import { fail } from "../errors.ts";
import { findHoldOn } from "./hold.repository.ts";
import { holdErrors } from "./hold-errors.ts";
import type { Holdable } from "./holdable.ts";

/**
 * Refuses to go on where a legal hold keeps this: throws `hold.standing`. Part of the command that deletes it. The
 * database refuses as well, where conversations, agents, files, accounts and data keys are deleted.
 */
export async function requireNoHold(ctx: Ctx, what: Holdable): Promise<void> {
  const message = await findHoldOn(ctx.db, what);
  if (message) fail(holdErrors, "hold.standing", { message });
}
