import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { requireOpenDomain } from "../sso/company/require-open-domain.ts";

/**
 * Throws when sign-up is closed, or the address's company requires single sign-on. `isInvited`: somebody who may let
 * people in asked for this address, so that closed sign-up does not refuse it.
 */
export async function requireOpenSignUp(
  ctx: Ctx,
  { settings }: AuthServiceOptions,
  email: string,
  { isInvited = false }: { isInvited?: boolean } = {},
): Promise<void> {
  if (!(settings.isSignUpEnabled || isInvited) || !settings.isEmailEnabled)
    fail(authErrors, "signup_disabled");
  await requireOpenDomain(ctx, settings, email);
}
