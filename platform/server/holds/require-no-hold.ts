import { isAdministering } from "#platform/contract/workspace-role.ts";
import { type Ctx, personOf } from "../context.ts";
import { fail } from "../errors.ts";
import { findHoldOn } from "./hold.repository.ts";
import { holdErrors } from "./hold-errors.ts";
import type { Holdable } from "./holdable.ts";
import { refuseHeld } from "./refuse-held.ts";

/**
 * Refuses to go on where a legal hold keeps this: throws `hold.standing`. Part of the command that deletes it. The
 * database refuses as well, where conversations, agents, files, accounts and data keys are deleted. Members of a
 * workspace do not learn the name of the matter.
 */
export async function requireNoHold(ctx: Ctx, what: Holdable): Promise<void> {
  const message = await findHoldOn(ctx.db, what);
  if (!message) return;
  refuseHeld(ctx, what, () =>
    fail(holdErrors, "hold.standing", { message: isMember(ctx) ? withoutName(message) : message }),
  );
}

function isMember({ actor }: Ctx): boolean {
  const role = personOf(actor)?.role;
  return role !== undefined && !isAdministering(role);
}

function withoutName(message: string): string {
  return message.replace(/^The hold “[\s\S]*” keeps/, "A legal hold keeps");
}
