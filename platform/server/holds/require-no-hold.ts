import { isAdministering } from "#platform/contract/role-rules.ts";
import { type Ctx, personOf } from "../context.ts";
import { fail } from "../errors.ts";
import { type FoundHold, findHoldOn } from "./hold.repository.ts";
import { holdErrors } from "./hold-errors.ts";
import type { Holdable } from "./holdable.ts";
import { refuseHeld } from "./refuse-held.ts";

/**
 * Refuses to go on where a legal hold keeps this: throws `hold.standing`. Part of the command that deletes it. The
 * database refuses as well, where conversations, agents, files, accounts and data keys are deleted.
 */
export async function requireNoHold(ctx: Ctx, what: Holdable): Promise<void> {
  const hold = await findHoldOn(ctx.db, what);
  if (!hold) return;
  const message = wordsFor(ctx, hold);
  refuseHeld(ctx, what, () => fail(holdErrors, "hold.standing", { message }));
}

/** What a refusal says. Whoever does not administer the workspace of the hold does not learn the name of the matter. */
export function wordsFor(ctx: Ctx, hold: FoundHold): string {
  return mayReadName(ctx, hold) ? hold.words : withoutName(hold.words);
}

function mayReadName({ actor }: Ctx, { workspaceId }: FoundHold): boolean {
  const person = personOf(actor);
  return !person || (person.workspaceId === workspaceId && isAdministering(person.role));
}

function withoutName(message: string): string {
  return message.replace(/^The hold “[\s\S]*” keeps/, "A legal hold keeps");
}
