import type { Ctx } from "#platform/server/context.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { confirmContact } from "../users/confirm-contact.ts";
import { publishProvedAddress } from "../users/publish-proved-address.ts";
import { patchUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { storeProviders } from "./identity.repository.ts";
import { notifyOfVoiding } from "./notify-of-voiding.ts";
import { voidUnprovedHolder } from "./void-unproved-holder.ts";

/**
 * Confirms an unproved mailbox that a provider vouches for and voids the previous holder. True when that
 * holder had a way to sign in.
 */
export async function confirmByProvider(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  identityId: string,
  { provider, claims }: ProviderProfile,
): Promise<boolean> {
  const { id: userId } = user;
  const isKnown = user.identities.some(({ id }) => id === identityId);
  if (isKnown && user.phone_confirmed_at) {
    // The proved number says whose account it is, and this identity already belongs to it: no other person
    // arrives.
    await confirmContact(ctx, { userId, provider: "email" });
    return false;
  }
  await voidUnprovedHolder(ctx, { userId, proved: "email", identityId, metadata: claims });
  await patchUser(ctx.db, userId, { email_confirmed_at: ctx.now() }, ctx.now());
  publishProvedAddress(ctx, userId);
  await storeProviders(ctx.db, userId, ctx.now());
  await ctx.audit({
    act: "user.confirmed",
    workspaceId: userId,
    onBehalfOf: userId,
    target: [{ type: "user", id: userId }],
    facts: { provider },
  });
  if (!hasSignInMethod(user) || !hadMoreThan(user, identityId)) return false;
  await notifyOfVoiding(ctx, service, user);
  return true;
}

/** False for a holder with this identity alone: they lose nothing when the provider vouches later. */
function hadMoreThan({ identities, encrypted_password, phone, factors }: User, identityId: string): boolean {
  if (!identities.some(({ id }) => id === identityId)) return true;
  const hasOther = identities.some(({ id, provider }) => id !== identityId && provider !== "email");
  return hasOther || encrypted_password !== null || phone !== null || factors.length > 0;
}
