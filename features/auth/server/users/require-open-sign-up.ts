import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { requireOpenDomain } from "../sso/company/require-open-domain.ts";

/** Throws when sign-up is closed, or the address's company requires single sign-on. */
export async function requireOpenSignUp(
  ctx: Ctx,
  { settings }: AuthServiceOptions,
  email: string,
): Promise<void> {
  if (!settings.isSignUpEnabled || !settings.isEmailEnabled) fail(authErrors, "signup_disabled");
  await requireOpenDomain(ctx, settings, email);
}
