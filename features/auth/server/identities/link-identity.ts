import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { requireOpenDomain } from "../sso/company/require-open-domain.ts";
import { publishProvedAddress } from "../users/publish-proved-address.ts";
import { findUser, findUserByEmail, lockUser, patchUser } from "../users/user.repository.ts";
import { isBanned, type User } from "../users/user.ts";
import { addIdentity } from "./add-identity.ts";
import { admitUnverified } from "./admit-unverified.ts";
import { fillMetadata } from "./fill-metadata.ts";
import { identityAccess } from "./identity.access.ts";
import { findIdentity, lockProviderPerson } from "./identity.repository.ts";
import { notifyOfIdentity } from "./notify-of-identity.ts";

export interface LinkIdentity {
  service: AuthServiceOptions;
  userId: string;
  profile: ProviderProfile;
}

/**
 * Links an identity to a signed-in person. A person without an address gets the provider's. Refused where the
 * company of either address requires its single sign-on.
 */
export const linkIdentity = command(
  "identity.link",
  identityAccess.link,
  async (ctx, { service, userId, profile }: LinkIdentity): Promise<User> => {
    await lockProviderPerson(ctx.db, profile.provider, profile.subject);
    await lockUser(ctx.db, userId);
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    if (isBanned(user, ctx.now())) fail(authErrors, "user_banned");
    if (user.is_sso_user) fail(authErrors, "user_sso_managed");
    for (const email of [user.email, profile.email]) {
      if (email) await requireOpenDomain(ctx, service.settings, email);
    }
    const known = await findIdentity(ctx.db, profile.provider, profile.subject);
    if (known) {
      const message =
        known.user_id === userId
          ? "Identity is already linked"
          : "Identity is already linked to another user";
      fail(authErrors, "identity_already_exists", { message });
    }
    await addIdentity(ctx, userId, profile, "requested");
    await notifyOfIdentity(ctx, service, user, "identity_linked", profile.provider);
    const metadata = fillMetadata(user.raw_user_meta_data, profile.claims);
    await patchUser(ctx.db, userId, { raw_user_meta_data: metadata }, ctx.now());
    if (!user.email) await takeAddress(ctx, service, user, profile);
    return (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
  },
);

async function takeAddress(ctx: Ctx, service: AuthServiceOptions, user: User, profile: ProviderProfile) {
  const { email, isEmailVerified } = profile;
  if (email && (await findUserByEmail(ctx.db, email))) fail(authErrors, "email_exists");
  const isConfirmed = isEmailVerified || service.settings.isMailAutoConfirmed;
  const change = {
    is_anonymous: false,
    ...(email ? { email, email_confirmed_at: isConfirmed ? ctx.now() : null } : {}),
  };
  await patchUser(ctx.db, user.id, change, ctx.now());
  if (email && isConfirmed) publishProvedAddress(ctx, user.id);
  await invalidateCaller(ctx, user.id);
  if (!email || isConfirmed) return;
  await admitUnverified(ctx, { service, user: { ...user, email }, profile, isNew: true });
}
