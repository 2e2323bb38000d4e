import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { forgetCaller } from "../caller/forget-caller.ts";
import { authErrors } from "../errors.ts";
import { deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { noPendingContact } from "../users/no-pending-contact.ts";
import { findUser, findUserByEmail, lockUser, patchUser, type UserPatch } from "../users/user.repository.ts";
import type { Identity, User } from "../users/user.ts";
import { deleteIdentity, storeProviders } from "./identity.repository.ts";
import { notifyOfIdentity } from "./notify-of-identity.ts";

export interface UnlinkIdentity {
  service: AuthServiceOptions;
  userId: string;
  identityId: string;
}

/** Takes one of several ways to sign in away; the address may become that of another identity. */
export const unlinkIdentity = command(
  "identity.unlink",
  async (ctx, { service, userId, identityId }: UnlinkIdentity): Promise<void> => {
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    if (user.is_sso_user) fail(authErrors, "user_sso_managed");
    if (user.identities.length <= 1) fail(authErrors, "single_identity_not_deletable");
    const identity =
      user.identities.find(({ id }) => id === identityId) ?? fail(authErrors, "identity_not_found");
    const remaining = user.identities.filter(({ id }) => id !== identityId);

    const change = {
      ...(await addressChange(ctx, service, user, remaining)),
      // What an identity opened, it no longer opens.
      ...(identity.provider === "email" ? { encrypted_password: null } : {}),
      ...(identity.provider === "phone" ? { phone: null, phone_confirmed_at: null } : {}),
    };
    await deleteIdentity(ctx.db, identityId);
    await patchUser(ctx.db, userId, change, ctx.now());
    await storeProviders(ctx.db, userId, ctx.now());
    await deleteProofsOfUser(ctx.db, userId);
    await ctx.audit({
      act: "identity.unlinked",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "identity", id: identityId }],
      facts: { provider: identity.provider },
      sealed: { subject: identity.provider_id, ...(identity.email ? { email: identity.email } : {}) },
    });
    await notifyOfIdentity(ctx, service, user, "identity_unlinked", identity.provider);
    if (change.email !== undefined) await forgetCaller(ctx, userId);
  },
);

/** Nothing while an identity still stands for the address; else the first address that nobody else has. */
async function addressChange(
  ctx: Ctx,
  { settings }: AuthServiceOptions,
  user: User,
  remaining: Identity[],
): Promise<UserPatch> {
  const withAddress = remaining.filter(({ email }) => email);
  if (withAddress.some(({ email }) => email === user.email)) return noPendingContact;
  for (const { email, identity_data } of withAddress) {
    if (!email || (await findUserByEmail(ctx.db, email))) continue;
    const isConfirmed = identity_data.email_verified === true || settings.isMailAutoConfirmed;
    return { ...noPendingContact, email, email_confirmed_at: isConfirmed ? ctx.now() : null };
  }
  if (withAddress.length > 0) fail(authErrors, "email_conflict_identity_not_deletable");
  return { ...noPendingContact, email: null, email_confirmed_at: null };
}
