import { command } from "#platform/server/command.ts";
import { deleteAvatarOf } from "../account/avatar/set-avatar.ts";
import { removeUser } from "../closing/remove-user.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { hollowUser } from "./managed-user.repository.ts";
import { noSuchUser } from "./no-such-user.ts";

export interface DeleteUser {
  id: string;
  /** Keeps an empty row for what refers to the user. */
  isSoft: boolean;
}

/** Removes a user and everything about them, or leaves a row that names nobody. */
export const deleteUser = command("user.delete", async (ctx, { id, isSoft }: DeleteUser): Promise<void> => {
  await lockUser(ctx.db, id);
  const user = (await findUser(ctx.db, id)) ?? noSuchUser();
  if (!isSoft) return removeUser(ctx, user);
  await endSessions(ctx, { userId: id, scope: "global", reason: "deleted" });
  await deleteAvatarOf(ctx, user);
  await ctx.audit({
    act: "user.deleted",
    workspaceId: id,
    onBehalfOf: id,
    target: [{ type: "user", id }],
    facts: { soft: true },
  });
  await hollowUser(ctx.db, id, ctx.now());
});
