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
 * The address of a user whose other identities are gone: the same while one of those that remain stands for it, else the
 * first that nobody else has and that its company lets one take.
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
