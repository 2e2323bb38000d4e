import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUser, lockUser, patchUser } from "../../users/user.repository.ts";
import type { User } from "../../users/user.ts";
import { deleteAvatar } from "./delete-avatar.ts";

/**
 * Sets the caller's picture to the stored one with this id, or to none. A job deletes the files of the
 * previous one.
 */
export const setAvatar = command(
  "user.set_avatar",
  userAccess.set_avatar,
  async (ctx, { id }: { id: string | undefined }): Promise<void> => {
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    const { avatar: _, ...others } = user.raw_app_meta_data;
    const metadata = id ? { ...others, avatar: id } : others;
    await patchUser(ctx.db, userId, { raw_app_meta_data: metadata }, ctx.now());
    await deleteAvatarOf(ctx, user);
    await ctx.audit({
      act: id ? "user.avatar_changed" : "user.avatar_removed",
      workspaceId: userId,
      target: [{ type: "user", id: userId }],
    });
  },
);

/** Enqueues the deletion of the person's picture files inside the open transaction. */
export async function deleteAvatarOf(ctx: Ctx, { id: userId, raw_app_meta_data: data }: User): Promise<void> {
  if (typeof data.avatar === "string") await ctx.enqueue(deleteAvatar, { userId, id: data.avatar });
}
