import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { hasClosedDomain } from "../sso/company/has-closed-domain.ts";
import { refuseClosedDomain } from "../sso/company/refuse-closed-domain.ts";
import { noPendingContact } from "../users/no-pending-contact.ts";
import { findUserByEmail, type UserPatch } from "../users/user.repository.ts";
import type { Identity, User } from "../users/user.ts";

/**
 * The user's address after identities were removed. Keeps the present one while a remaining identity stands
 * for it. Otherwise takes the first that is free and that its company allows.
 */
export async function fallbackAddress(
  ctx: Ctx,
  { settings }: AuthServiceOptions,
  user: User,
  remaining: Identity[],
): Promise<UserPatch> {
  const withAddress = remaining.filter(({ email }) => email);
  if (withAddress.some(({ email }) => email === user.email)) return noPendingContact;
  let isAnyClosed = false;
  for (const { email, identity_data } of withAddress) {
    if (!email || (await findUserByEmail(ctx.db, email))) continue;
    if (await hasClosedDomain(ctx, settings, email)) {
      isAnyClosed = true;
      continue;
    }
    const isConfirmed = identity_data.email_verified === true || settings.isMailAutoConfirmed;
    return { ...noPendingContact, email, email_confirmed_at: isConfirmed ? ctx.now() : null };
  }
  if (isAnyClosed) refuseClosedDomain();
  if (withAddress.length > 0) fail(authErrors, "email_conflict_identity_not_deletable");
  return { ...noPendingContact, email: null, email_confirmed_at: null };
}
