import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { refuseHeld } from "#platform/server/holds/refuse-held.ts";
import { closureDays, closureErrors, isClosureConfirmed, ownerRemedy } from "../../contract/index.ts";
import { authErrors } from "../errors.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { isFreshSession } from "../sessions/is-fresh-session.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { accountAccess } from "./account.access.ts";
import { type ClosureRow, findClosure, insertClosure } from "./closure.repository.ts";
import { lockSolelyOwned } from "./solely-owned.ts";

export interface CloseAccount {
  service: AuthServiceOptions;
  /** The confirmation text that the person typed. */
  confirmation: string;
}

const dayMs = 86_400_000;

/**
 * Closes the caller's account: starts the grace period, ends all sessions and stops work for the person.
 * Idempotent: a retry keeps the first due time.
 */
export const closeAccount = command(
  "account.close",
  accountAccess.close,
  async (ctx, input: CloseAccount): Promise<ClosureRow> => {
    const { service, confirmation } = input;
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    if (!isClosureConfirmed(confirmation, user.email)) fail(closureErrors, "account.not_confirmed");
    if (!(await isFreshSession(ctx))) fail(closureErrors, "account.sign_in_again");
    const known = await findClosure(ctx.db, userId);
    if (known) return known;
    const account = { kind: "account", id: userId } as const;
    if (await findHoldOn(ctx.db, account))
      refuseHeld(ctx, account, () => fail(closureErrors, "account.on_hold"));
    await requireAnotherOwner(ctx, userId);

    const requestedAt = ctx.now();
    const dueAt = new Date(requestedAt.getTime() + closureDays * dayMs);
    const closure = { user_id: userId, requested_at: requestedAt, due_at: dueAt };
    await insertClosure(ctx.db, closure);
    await ctx.audit({
      act: "account.closing_requested",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
      facts: { days: closureDays },
    });
    await endSessions(ctx, { userId, scope: "global", reason: "closing" });
    await notifyPerson(ctx, service, user, "account_closing", { dueAt });
    return closure;
  },
);

async function requireAnotherOwner(ctx: Ctx, userId: string): Promise<void> {
  const names = await lockSolelyOwned(ctx, userId);
  if (names.length === 0) return;
  const message = `You are the only owner of ${names.join(", ")}, where others work. ${ownerRemedy}`;
  fail(closureErrors, "account.last_owner", { message });
}
