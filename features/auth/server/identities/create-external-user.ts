import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import type { AccountLanguage } from "../../contract/account-language.ts";
import { authErrors } from "../errors.ts";
import type { ProviderProfile } from "../oauth/provider-profile.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { requireOpenDomain } from "../sso/company/require-open-domain.ts";
import { announceOpening } from "../users/account-openings.ts";
import { publishProvedAddress } from "../users/publish-proved-address.ts";
import { findUser, findUserByEmail } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { addIdentity } from "./add-identity.ts";
import { insertExternalUser } from "./external-user.repository.ts";

/** Creates a user from the profile. Undefined when its verified address was taken a moment ago. */
export async function createExternalUser(
  ctx: Ctx,
  settings: AuthSettings,
  profile: ProviderProfile,
  language?: AccountLanguage,
): Promise<{ user: User; identityId: string } | undefined> {
  const { isSignUpEnabled, isMailAutoConfirmed } = settings;
  if (!isSignUpEnabled) fail(authErrors, "signup_disabled");
  const { email: told, isEmailVerified, claims, provider } = profile;
  if (!told) {
    fail(authErrors, "unexpected_failure", { message: "Error getting user email from external provider" });
  }
  await requireOpenDomain(ctx, settings, told);
  const id = newId();
  // An unverified address stays with the user who has it.
  const isFree = isEmailVerified || !(await findUserByEmail(ctx.db, told));
  const isConfirmed = isFree && (isEmailVerified || isMailAutoConfirmed);
  const isInserted = await insertExternalUser(ctx.db, {
    id,
    email: isFree ? told : null,
    emailConfirmedAt: isConfirmed ? ctx.now() : null,
    userMetadata: { ...claims, ...(language ? { locale: language } : {}) },
    at: ctx.now(),
  });
  if (!isInserted) return undefined;
  if (isConfirmed) publishProvedAddress(ctx, id);
  await ctx.audit({
    act: "user.signed_up",
    workspaceId: id,
    onBehalfOf: id,
    target: [{ type: "user", id }],
    facts: { provider, confirmed: isConfirmed },
    sealed: { email: told },
  });
  await announceOpening(ctx, id);
  const identityId = await addIdentity(ctx, id, profile, "signed_up");
  const user = (await findUser(ctx.db, id)) ?? fail(authErrors, "user_not_found");
  return { user, identityId };
}
