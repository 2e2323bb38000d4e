import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { findUser, findUserByEmail, lockUser, updateUserRow } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface UpdateUser {
  userId: string;
  sessionId: string;
  metadata?: JsonObject;
  /** Kept as `new_email`; the address changes when the new mailbox is proved. */
  newEmail?: string;
  passwordHash?: string;
}

/** Changes a person's own user. A new password ends every other session. */
export const updateUser = command("user.update", async (ctx, input: UpdateUser): Promise<User> => {
  const { userId, sessionId, metadata, newEmail, passwordHash } = input;
  await lockUser(ctx.db, userId);
  const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
  if (newEmail && (await findUserByEmail(ctx.db, newEmail))) fail(authErrors, "email_exists");

  const about = { workspaceId: userId, onBehalfOf: userId, target: [{ type: "user", id: userId }] };
  const userMetadata = metadata && mergeMetadata(user.raw_user_meta_data, metadata);
  await updateUserRow(
    ctx.db,
    userId,
    {
      ...(passwordHash ? { passwordHash } : {}),
      ...(newEmail ? { newEmail } : {}),
      ...(userMetadata ? { userMetadata } : {}),
    },
    ctx.now(),
  );
  if (passwordHash) {
    await ctx.audit({ ...about, act: "user.password_changed" });
    await endSessions(ctx, { userId, sessionId, scope: "others", reason: "password_changed" });
  }
  if (newEmail)
    await ctx.audit({ ...about, act: "user.email_change_requested", sealed: { email: newEmail } });
  if (userMetadata) {
    await ctx.audit({
      ...about,
      act: "user.profile_updated",
      sealed: { metadata: JSON.stringify(metadata) },
    });
  }
  return (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
});
