import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import { consumeReauthentication } from "../proofs/consume-reauthentication.ts";
import { deleteProofsOfTypes, deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { noPendingContact } from "./no-pending-contact.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { requestPhoneChange } from "./request-phone-change.ts";
import { userAccess } from "./user.access.ts";
import { findUser, lockUser, patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface UpdateUser {
  service: AuthServiceOptions;
  metadata?: JsonObject;
  /** Stored as `new_email`. The address changes once the new mailbox is proved. */
  newEmail?: string;
  /** Digits only. Changes once the number is proved. */
  newPhone?: string;
  passwordHash?: string;
  /** Target of links in mails. */
  redirectTo?: string;
  challenge?: CodeChallenge | undefined;
  /** The checked reauthentication code that this change consumes. */
  proofId?: string | undefined;
}

/** Changes the caller's own user. A new password voids pending proofs and ends all other sessions. */
export const updateUser = command(
  "user.update",
  userAccess.update,
  async (ctx, input: UpdateUser): Promise<User> => {
    const { metadata, newEmail, newPhone, passwordHash, proofId } = input;
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    await consumeReauthentication(ctx, proofId);
    const user = await getUser(ctx, userId);
    if (metadata) await mergeProfile(ctx, user, metadata);
    if (passwordHash) await changePassword(ctx, input.service, user, passwordHash);
    // A code allows one change. A new password has voided all of them.
    if (newEmail || newPhone) await deleteProofsOfTypes(ctx.db, userId, ["reauthentication"]);
    if (newEmail) await requestEmailChange(ctx, { ...input, user: await getUser(ctx, userId), newEmail });
    if (newPhone) await requestPhoneChange(ctx, { ...input, user: await getUser(ctx, userId), newPhone });
    return getUser(ctx, userId);
  },
);

async function getUser(ctx: Ctx, id: string): Promise<User> {
  return (await findUser(ctx.db, id)) ?? fail(authErrors, "user_not_found");
}

async function mergeProfile(ctx: Ctx, user: User, metadata: JsonObject): Promise<void> {
  const merged = mergeMetadata(user.raw_user_meta_data, metadata);
  await patchUser(ctx.db, user.id, { raw_user_meta_data: merged }, ctx.now());
  await ctx.audit({
    ...about(user),
    act: "user.profile_updated",
    sealed: { metadata: JSON.stringify(metadata) },
  });
}

async function changePassword(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  passwordHash: string,
): Promise<void> {
  await patchUser(ctx.db, user.id, { ...noPendingContact, encrypted_password: passwordHash }, ctx.now());
  await deleteProofsOfUser(ctx.db, user.id);
  await ctx.audit({ ...about(user), act: "user.password_changed" });
  const { sessionId } = userOf(ctx);
  await endSessions(ctx, { userId: user.id, sessionId, scope: "others", reason: "password_changed" });
  await notifyPerson(ctx, service, user, "password_changed");
}

function about({ id }: User) {
  return { workspaceId: id, target: [{ type: "user", id }] };
}
