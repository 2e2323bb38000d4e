import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import { storeProviders } from "../identities/identity.repository.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import { deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { unsuspendUser } from "../sso/users/unsuspend-user.ts";
import { mergeMetadata } from "../users/merge-metadata.ts";
import { noPendingContact } from "../users/no-pending-contact.ts";
import { mergeOwnIdentity } from "../users/own-identity.repository.ts";
import { publishProvedAddress } from "../users/publish-proved-address.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, findUserByEmail, findUserByPhone, lockUser, patchUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { type ManagedChange, updateManagedUser } from "./managed-user.repository.ts";
import { noSuchUser } from "./no-such-user.ts";
import { refuseTakenContact } from "./refuse-taken-contact.ts";

export type ManageUser = ManagedChange & { id: string; service: AuthServiceOptions };

/**
 * Changes a user for a program of the installation. A new password or a ban ends all sessions. Ending a ban
 * also unsuspends a person whom a directory suspended. A new password, address or number voids all sent links
 * and codes and notifies the person at the previous address.
 */
export const manageUser = command(
  "user.manage",
  userAccess.manage,
  async (ctx, input: ManageUser): Promise<User> => {
    const { id, service, ...change } = input;
    await lockUser(ctx.db, id);
    const user = (await findUser(ctx.db, id)) ?? noSuchUser();
    const email = input.email === user.email ? undefined : input.email;
    const phone = input.phone === user.phone ? undefined : input.phone;
    if (email && (await findUserByEmail(ctx.db, email))) refuseTakenContact("email");
    if (phone && (await findUserByPhone(ctx.db, phone))) refuseTakenContact("phone");
    await updateManagedUser(ctx.db, id, { ...change, ...metadataOf(user, input) }, ctx.now());
    const isProved = input.isEmailConfirmed || user.email_confirmed_at !== null;
    if (isProved && (email || !user.email_confirmed_at)) publishProvedAddress(ctx, id);
    if (email || (input.isEmailConfirmed && user.email)) await keepIdentity(ctx, input, "email", user);
    if (phone || (input.isPhoneConfirmed && user.phone)) await keepIdentity(ctx, input, "phone", user);
    if (email || phone || input.passwordHash) {
      await deleteProofsOfUser(ctx.db, id);
      await patchUser(ctx.db, id, noPendingContact, ctx.now());
    }
    await ctx.audit({
      act: "user.managed",
      workspaceId: id,
      onBehalfOf: id,
      target: [{ type: "user", id }],
      facts: {
        changed: Object.keys(change).sort().join(" "),
      },
    });
    if (input.bannedUntil === null && user.suspended_at) await unsuspendUser(ctx, id);
    const isBanned = input.bannedUntil instanceof Date;
    if (input.passwordHash || isBanned) {
      const reason = isBanned ? "banned" : "password_changed";
      await endSessions(ctx, { userId: id, scope: "global", reason });
    } else await invalidateCaller(ctx, id);
    if (input.passwordHash) await notifyPerson(ctx, service, user, "password_changed");
    if (email) await notifyPerson(ctx, service, user, "email_changed", { newEmail: email });
    if (phone) await notifyPerson(ctx, service, user, "phone_changed");
    return (await findUser(ctx.db, id)) ?? fail(authErrors, "user_not_found");
  },
);

/** Merged metadata. An address that the program vouches for counts as proved by the person. */
function metadataOf(user: User, input: ManageUser): Pick<ManagedChange, "userMetadata" | "appMetadata"> {
  const { userMetadata, appMetadata, isEmailConfirmed } = input;
  const change = { ...userMetadata, ...(isEmailConfirmed ? { email_verified: true } : {}) };
  const hasChange = userMetadata !== undefined || isEmailConfirmed === true;
  return {
    ...(hasChange ? { userMetadata: mergeMetadata(user.raw_user_meta_data, change) } : {}),
    ...(appMetadata ? { appMetadata: mergeMetadata(user.raw_app_meta_data, appMetadata) } : {}),
  };
}

async function keepIdentity(ctx: Ctx, input: ManageUser, provider: "email" | "phone", user: User) {
  const { id: userId } = input;
  const isVouched = provider === "email" ? input.isEmailConfirmed : input.isPhoneConfirmed;
  const contact = input[provider] ?? user[provider] ?? "";
  const data = { sub: userId, [provider]: contact, [`${provider}_verified`]: isVouched === true };
  await mergeOwnIdentity(ctx.db, { id: newId(), userId, provider, data, at: ctx.now() });
  await storeProviders(ctx.db, userId, ctx.now());
}
