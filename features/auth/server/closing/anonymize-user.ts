import type { Ctx } from "#platform/server/context.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { deleteAvatarOf } from "../account/avatar/set-avatar.ts";
import { anonymizeUserRow } from "../manage/managed-user.repository.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import type { User } from "../users/user.ts";
import { eraseContactKeys } from "./erase-contact-keys.ts";
import { againAfterSeconds, eraseUser } from "./erase-user.ts";

/**
 * Anonymizes a user inside the caller's command. The row stays, nameless, because content refers to it. Every
 * naming column and the keys of sealed audit facts go now. A job erases what running work still writes, an
 * hour later.
 */
export async function anonymizeUser(ctx: Ctx, user: User): Promise<void> {
  const { id: userId } = user;
  await requireNoHold(ctx, { kind: "account", id: userId });
  await endSessions(ctx, { userId, scope: "global", reason: "deleted" });
  await deleteAvatarOf(ctx, user);
  await ctx.audit({
    act: "user.deleted",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
    facts: { soft: true },
  });
  await anonymizeUserRow(ctx.db, userId, ctx.now());
  await eraseContactKeys(ctx, userId);
  await eraseTables(ctx, userId, { isNameOnly: true });
  await eraseDataKeys(ctx, userId);
  const later = { userId, avatarId: null, isAgain: true, isNameOnly: true };
  await ctx.enqueue(eraseUser, later, { startAfterSeconds: againAfterSeconds });
}
