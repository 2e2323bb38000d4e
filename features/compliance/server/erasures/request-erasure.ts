import { deleteUser, lockSolelyOwned, lockUser } from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { erasureErrors, type RequestErasure } from "../../contract/index.ts";
import { erasureAccess } from "./erasure.access.ts";
import { isLastAdmin, listAccountsOf } from "./erasure.repository.ts";

/**
 * Erases the person with this address, at once and for good: every account that has it. Returns the ids of the erasures.
 * Throws `hold.standing` while a legal hold keeps one of them.
 */
export const requestErasure = command(
  "erasure.request",
  erasureAccess.request,
  async (ctx, { email, confirmation }: RequestErasure): Promise<string[]> => {
    if (email.toLowerCase() !== confirmation.toLowerCase()) fail(erasureErrors, "erasure.not_confirmed");
    const userIds = await listAccountsOf(ctx.db, email);
    if (userIds.length === 0) fail(erasureErrors, "erasure.person_unknown");
    const erasures: string[] = [];
    for (const userId of userIds) erasures.push(await eraseOne(ctx, userId));
    return erasures;
  },
);

async function eraseOne(ctx: Ctx, userId: string): Promise<string> {
  if (userId === userOf(ctx).userId) fail(erasureErrors, "erasure.own_account");
  await lockUser(ctx.db, userId);
  if (await isLastAdmin(ctx.db, userId)) fail(erasureErrors, "erasure.last_admin");
  await requireNoHold(ctx, { kind: "account", id: userId });
  const names = await lockSolelyOwned(ctx, userId);
  if (names.length > 0) {
    const message = `This is the only owner of ${names.join(", ")}, where others work. Make one of them an owner first.`;
    fail(erasureErrors, "erasure.last_owner", { message });
  }
  const id = await deleteUser(ctx, { id: userId, isSoft: false });
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
