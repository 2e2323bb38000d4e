import type { Ctx } from "#platform/server/context.ts";
import { type Asked, beginErasure } from "#platform/server/erasure/begin-erasure.ts";
import { eraseDataKeys } from "#platform/server/erasure/erase-data-keys.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { finishErasure } from "#platform/server/erasure/finish-erasure.ts";
import { addErasedFiles } from "#platform/server/erasure/recorded-erasure.repository.ts";
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
 * hour later. Returns the id of the erasure.
 */
export async function anonymizeUser(ctx: Ctx, user: User, asked?: Asked): Promise<string> {
  const { id: userId } = user;
  await requireNoHold(ctx, { kind: "account", id: userId });
  const erasureId = await beginErasure(ctx, userId, "anonymized", asked);
  await endSessions(ctx, { userId, scope: "global", reason: "deleted" });
  await deleteAvatarOf(ctx, user);
  if (typeof user.raw_app_meta_data.avatar === "string")
    await addErasedFiles(ctx.db, erasureId, "avatars", 1);
  await ctx.audit({
    act: "user.deleted",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
    facts: { soft: true },
  });
  await anonymizeUserRow(ctx.db, userId, ctx.now());
  await eraseContactKeys(ctx, userId, erasureId);
  await eraseTables(ctx, userId, { isNameOnly: true, erasureId });
  await eraseDataKeys(ctx, userId, erasureId);
  await finishErasure(ctx, erasureId, { isAgain: false });
  const later = { userId, erasureId, avatarId: null, isAgain: true, isNameOnly: true };
  await ctx.enqueue(eraseUser, later, { startAfterSeconds: againAfterSeconds });
  return erasureId;
}
