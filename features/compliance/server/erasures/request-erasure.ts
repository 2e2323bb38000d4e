import {
  type AuthServiceOptions,
  deleteUser,
  findUser,
  isFreshSession,
  lockSolelyOwned,
  lockUser,
  notifyPerson,
} from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { erasureErrors, type RequestErasure } from "../../contract/index.ts";
import { erasureAccess } from "./erasure.access.ts";
import { isLastAdmin, listAccountsOf } from "./erasure.repository.ts";

/**
 * Erases the person with this address, at once and for good: every account that has it. A last mail tells the person where
 * the certificate will be, if their address is proved. Returns the ids of the erasures. Throws `hold.standing` while a legal
 * hold keeps one of them, and `erasure.prove_again` in a session without a proof of the last day.
 */
export const requestErasure = command(
  "erasure.request",
  erasureAccess.request,
  async (
    ctx,
    { service, email, confirmation }: RequestErasure & { service: AuthServiceOptions },
  ): Promise<string[]> => {
    if (email.toLowerCase() !== confirmation.toLowerCase()) fail(erasureErrors, "erasure.not_confirmed");
    if (!(await isFreshSession(ctx))) fail(erasureErrors, "erasure.prove_again");
    const userIds = await listAccountsOf(ctx.db, email);
    if (userIds.length === 0) fail(erasureErrors, "erasure.person_unknown");
    const erasures: string[] = [];
    for (const userId of userIds) erasures.push(await eraseOne(ctx, service, userId));
    return erasures;
  },
);

async function eraseOne(ctx: Ctx, service: AuthServiceOptions, userId: string): Promise<string> {
  if (userId === userOf(ctx).userId) fail(erasureErrors, "erasure.own_account");
  await lockUser(ctx.db, userId);
  if (await isLastAdmin(ctx.db, userId)) fail(erasureErrors, "erasure.last_admin");
  await requireNoHold(ctx, { kind: "account", id: userId });
  const names = await lockSolelyOwned(ctx, userId);
  if (names.length > 0) {
    const message = `This is the only owner of ${names.join(", ")}, where others work. Make one of them an owner first.`;
    fail(erasureErrors, "erasure.last_owner", { message });
  }
  const user = await findUser(ctx.db, userId);
  const id = await deleteUser(ctx, { id: userId, isSoft: false });
  if (user) await notifyPerson(ctx, service, user, "account_deleted", { isLast: true, erasureId: id });
  await ctx.audit({
    act: "erasure.requested",
    workspaceId: installationWorkspaceId,
    target: [
      { type: "user", id: userId },
      { type: "erasure", id },
    ],
  });
  return id;
}
