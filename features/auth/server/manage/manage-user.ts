import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { forgetCaller } from "../caller/forget-caller.ts";
import { authErrors } from "../errors.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { mergeMetadata } from "../users/merge-metadata.ts";
import { findUser, findUserByEmail, lockUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { insertOwnIdentity, type ManagedChange, updateManagedUser } from "./managed-user.repository.ts";
import { noSuchUser } from "./no-such-user.ts";

export type ManageUser = ManagedChange & { id: string };

/** Changes a user as a program of the installation says. A new password or a ban ends all sessions. */
export const manageUser = command("user.manage", async (ctx, input: ManageUser): Promise<User> => {
  const { id, email } = input;
  await lockUser(ctx.db, id);
  const user = (await findUser(ctx.db, id)) ?? noSuchUser();
  const holder = email && email !== user.email ? await findUserByEmail(ctx.db, email) : undefined;
  if (holder) fail(authErrors, "email_exists");
  const { userMetadata, appMetadata } = input;
  await updateManagedUser(
    ctx.db,
    id,
    {
      ...input,
      ...(userMetadata ? { userMetadata: mergeMetadata(user.raw_user_meta_data, userMetadata) } : {}),
      ...(appMetadata ? { appMetadata: mergeMetadata(user.raw_app_meta_data, appMetadata) } : {}),
    },
    ctx.now(),
  );
  if (email && email !== user.email) {
    const data = { sub: id, email, email_verified: input.isEmailConfirmed === true };
    await insertOwnIdentity(ctx.db, { id: newId(), userId: id, provider: "email", data, at: ctx.now() });
  }
  await ctx.audit({
    act: "user.managed",
    workspaceId: id,
    onBehalfOf: id,
    target: [{ type: "user", id }],
    facts: {
      changed: Object.keys(input)
        .filter((key) => key !== "id")
        .sort()
        .join(" "),
    },
  });
  const isBanned = input.bannedUntil instanceof Date;
  if (input.passwordHash || isBanned) {
    const reason = isBanned ? "banned" : "password_changed";
    await endSessions(ctx, { userId: id, scope: "global", reason });
  } else await forgetCaller(ctx, id);
  return (await findUser(ctx.db, id)) ?? fail(authErrors, "user_not_found");
});
