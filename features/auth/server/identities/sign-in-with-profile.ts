import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { AccountLanguage } from "../../contract/account-language.ts";
import { authErrors } from "../errors.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { recordFailedSignIn } from "../sessions/record-failed-sign-in.ts";
import { requireOpenDomain } from "../sso/company/require-open-domain.ts";
import { detachContact } from "../users/detach-contact.ts";
import { findOwnershipEvidence } from "../users/ownership-evidence.ts";
import { findUser, findUserByEmail, lockUser, patchUser } from "../users/user.repository.ts";
import { isBanned, type User } from "../users/user.ts";
import { addIdentity } from "./add-identity.ts";
import { admitUnverified } from "./admit-unverified.ts";
import { confirmByProvider } from "./confirm-by-provider.ts";
import { createExternalUser } from "./create-external-user.ts";
import { fillMetadata } from "./fill-metadata.ts";
import { identityAccess } from "./identity.access.ts";
import { findIdentity, lockProviderPerson, updateIdentityData } from "./identity.repository.ts";
import { notifyOfIdentity } from "./notify-of-identity.ts";

export interface SignInWithProfile {
  service: AuthServiceOptions;
  profile: ProviderProfile;
  /** Target of the link in a mail that proves the address. */
  redirectTo?: string;
  /** Of the page, for a new account. */
  language?: AccountLanguage | undefined;
}

/** `isHolderVoided`: this sign-in took the account from an unproved holder. */
export interface ProvedUser {
  user: User;
  isHolderVoided: boolean;
}

/**
 * Finds or creates the user of a provider's profile: a known identity is its user, a verified address the
 * user who has it, anything else a new user. Links nobody by an unverified address, and nothing where the
 * company of the address requires its single sign-on. Commit a refusal as well: it may come after the user
 * was created.
 */
export const signInWithProfile = command(
  "identity.sign_in",
  identityAccess.sign_in,
  async (
    ctx,
    { service, profile, redirectTo, language }: SignInWithProfile,
  ): Promise<ProvedUser | Refusal> => {
    await lockProviderPerson(ctx.db, profile.provider, profile.subject);
    const { user, identityId, isNew } = await findOrCreate(ctx, service, profile, language);
    if (isBanned(user, ctx.now())) {
      await recordFailedSignIn(ctx, { email: user.email ?? "", userId: user.id, reason: "banned" });
      return { refused: "user_banned" };
    }
    const linkedId = identityId ?? (await link(ctx, service, user, profile));
    let isHolderVoided = false;
    if (!user.email_confirmed_at) {
      const isProved = profile.isEmailVerified && profile.email === user.email;
      if (isProved) isHolderVoided = await confirmByProvider(ctx, service, user, linkedId, profile);
      const refusal = isProved
        ? undefined
        : await admitUnverified(ctx, { service, user, profile, isNew, redirectTo });
      if (refusal) return refusal;
    }
    if (identityId && !isNew) await updateIdentityData(ctx.db, identityId, profile.claims, ctx.now());
    const now = (await findUser(ctx.db, user.id)) ?? fail(authErrors, "user_not_found");
    const metadata = fillMetadata(now.raw_user_meta_data, profile.claims);
    await patchUser(ctx.db, user.id, { raw_user_meta_data: metadata }, ctx.now());
    return { user: { ...now, raw_user_meta_data: metadata }, isHolderVoided };
  },
);

interface Found {
  user: User;
  /** Absent while the user still has to be linked. */
  identityId?: string;
  isNew: boolean;
}

async function findOrCreate(
  ctx: Ctx,
  service: AuthServiceOptions,
  profile: ProviderProfile,
  language: AccountLanguage | undefined,
): Promise<Found> {
  const known = await findIdentity(ctx.db, profile.provider, profile.subject);
  if (known) return { user: await lockAndGet(ctx, known.user_id), identityId: known.id, isNew: false };
  const holder =
    profile.email && profile.isEmailVerified ? await findUserByEmail(ctx.db, profile.email) : undefined;
  if (holder) {
    const user = await lockAndGet(ctx, holder.id);
    if (user.email !== profile.email) return findOrCreate(ctx, service, profile, language);
    if (!findOwnershipEvidence(service, user, "email")) return { user, isNew: false };
    // The account stays with its holder, without the address that they never proved.
    await detachContact(ctx, { service, user, provider: "email" });
  }
  const created = await createExternalUser(ctx, service.settings, profile, language);
  // Somebody else took the address meanwhile and is now its holder.
  return created ? { ...created, isNew: true } : findOrCreate(ctx, service, profile, language);
}

/** Links the identity to the user who has the verified address. */
async function link(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  profile: ProviderProfile,
): Promise<string> {
  if (profile.email) await requireOpenDomain(ctx, service.settings, profile.email);
  const id = await addIdentity(ctx, user.id, profile, "verified_email");
  await notifyOfIdentity(ctx, service, user, "identity_linked", profile.provider);
  return id;
}

async function lockAndGet(ctx: Ctx, id: string): Promise<User> {
  await lockUser(ctx.db, id);
  return (await findUser(ctx.db, id)) ?? fail(authErrors, "user_not_found");
}
