import type { Ctx } from "#platform/server/context.ts";
import { type Asked, beginErasure } from "#platform/server/erasure/begin-erasure.ts";
import { addErasedFiles, addErasedRows } from "#platform/server/erasure/recorded-erasure.repository.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { deleteUserRow } from "../manage/managed-user.repository.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import type { User } from "../users/user.ts";
import { enqueueErasure } from "./enqueue-erasure.ts";
import { eraseContactKeys } from "./erase-contact-keys.ts";
import { detachSharedWorkspace, listWorkspacesOf } from "./workspaces-of-user.repository.ts";

/**
 * Deletes a user for good, inside the caller's command. Every such deletion goes through here. The row and
 * its references go now. A job in the same transaction erases the rest and runs once more an hour later. A
 * personal workspace with other members stays. The caller ensures that it has another owner. Throws
 * `hold.standing` while a legal hold keeps the account. Returns the id of the erasure, under which anybody who has it finds
 * the certificate.
 */
export async function removeUser(ctx: Ctx, user: Leaving, asked?: Asked): Promise<string> {
  await requireNoHold(ctx, { kind: "account", id: user.id });
  const erasureId = await beginErasure(ctx, user.id, "deleted", asked);
  await remove(ctx, user, erasureId);
  return erasureId;
}

/** The same for a visitor, who had neither name nor address: without a record, and so without a certificate. */
export async function removeVisitor(ctx: Ctx, user: Leaving): Promise<void> {
  await requireNoHold(ctx, { kind: "account", id: user.id });
  await remove(ctx, user, undefined);
}

async function remove(ctx: Ctx, user: Leaving, erasureId: string | undefined): Promise<void> {
  const { id: userId, raw_app_meta_data: data } = user;
  await endSessions(ctx, { userId, scope: "global", reason: "deleted" });
  for (const workspaceId of await listWorkspacesOf(ctx.db, userId)) {
    await ctx.audit({
      act: "user.deleted",
      workspaceId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { soft: false },
    });
  }
  await eraseContactKeys(ctx, userId, erasureId);
  await detachSharedWorkspace(ctx.db, userId, ctx.now());
  const count = await deleteUserRow(ctx.db, userId);
  if (erasureId && count > 0) await addErasedRows(ctx.db, erasureId, "auth.users", count);
  const avatarId = typeof data.avatar === "string" ? data.avatar : null;
  if (erasureId && avatarId) await addErasedFiles(ctx.db, erasureId, "avatars", 1);
  await enqueueErasure(ctx, { userId, avatarId, ...(erasureId ? { erasureId } : {}) });
}

type Leaving = Pick<User, "id" | "raw_app_meta_data">;
