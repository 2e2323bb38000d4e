import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import { deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { hasClosedDomain } from "../sso/company/has-closed-domain.ts";
import { refuseClosedDomain } from "../sso/company/refuse-closed-domain.ts";
import { publishProvedAddress } from "../users/publish-proved-address.ts";
import { findUser, lockUser, patchUser } from "../users/user.repository.ts";
import type { Identity } from "../users/user.ts";
import { fallbackAddress } from "./fallback-address.ts";
import { identityAccess } from "./identity.access.ts";
import { deleteIdentity, storeProviders } from "./identity.repository.ts";
import { notifyOfIdentity } from "./notify-of-identity.ts";

export interface UnlinkIdentity {
  service: AuthServiceOptions;
  identityId: string;
}

/**
 * Unlinks one of several identities of the caller. The address may become that of another identity. Refuses the
 * last one that no company forbids.
 */
export const unlinkIdentity = command(
  "identity.unlink",
  identityAccess.unlink,
  async (ctx, { service, identityId }: UnlinkIdentity): Promise<void> => {
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    if (user.is_sso_user) fail(authErrors, "user_sso_managed");
    if (user.identities.length <= 1) fail(authErrors, "single_identity_not_deletable");
    const identity =
      user.identities.find(({ id }) => id === identityId) ?? fail(authErrors, "identity_not_found");
    const remaining = user.identities.filter(({ id }) => id !== identityId);
    const isForbidden = ({ email }: Identity) =>
      email ? hasClosedDomain(ctx, service.settings, email) : Promise.resolve(false);
    if (!(await isForbidden(identity)) && (await everyOne(remaining, isForbidden))) refuseClosedDomain();

    const change = {
      ...(await fallbackAddress(ctx, service, user, remaining)),
      // Removes the credential that belonged to the identity.
      ...(identity.provider === "email" ? { encrypted_password: null } : {}),
      ...(identity.provider === "phone" ? { phone: null, phone_confirmed_at: null } : {}),
    };
    await deleteIdentity(ctx.db, identityId);
    await patchUser(ctx.db, userId, change, ctx.now());
    if (change.email_confirmed_at) publishProvedAddress(ctx, userId);
    await storeProviders(ctx.db, userId, ctx.now());
    await deleteProofsOfUser(ctx.db, userId);
    await ctx.audit({
      act: "identity.unlinked",
      workspaceId: userId,
      target: [{ type: "identity", id: identityId }],
      facts: { provider: identity.provider },
      sealed: { subject: identity.provider_id, ...(identity.email ? { email: identity.email } : {}) },
    });
    await notifyOfIdentity(ctx, service, user, "identity_unlinked", identity.provider);
    if (change.email !== undefined) await invalidateCaller(ctx, userId);
  },
);

async function everyOne<Item>(items: Item[], holds: (item: Item) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (!(await holds(item))) return false;
  return true;
}
