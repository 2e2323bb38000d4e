import { command } from "#platform/server/command.ts";
import { deleteAvatarOf } from "../account/avatar/set-avatar.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { deleteUserRow, hollowUser } from "./managed-user.repository.ts";
import { noSuchUser } from "./no-such-user.ts";

export interface DeleteUser {
  id: string;
  /** Keeps an empty row for what refers to the user. */
  isSoft: boolean;
}

/** Removes a user with the sessions and the personal workspace, or leaves a row that names nobody. */
export const deleteUser = command("user.delete", async (ctx, { id, isSoft }: DeleteUser): Promise<void> => {
  await lockUser(ctx.db, id);
  const user = (await findUser(ctx.db, id)) ?? noSuchUser();
  await endSessions(ctx, { userId: user.id, scope: "global", reason: "deleted" });
  await deleteAvatarOf(ctx, user);
  await ctx.audit({
    act: "user.deleted",
    workspaceId: id,
    onBehalfOf: id,
    target: [{ type: "user", id }],
    facts: { soft: isSoft },
  });
  if (isSoft) await hollowUser(ctx.db, id, ctx.now());
  else await deleteUserRow(ctx.db, id);
});
