import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { requireOpenDomain } from "../sso/company/require-open-domain.ts";

/** Refuses an address with which nobody may open an account on their own: sign-ups are closed, or its company signs in. */
export async function requireOpenSignUp(
  ctx: Ctx,
  { settings }: AuthServiceOptions,
  email: string,
): Promise<void> {
  if (!settings.isSignUpEnabled || !settings.isEmailEnabled) fail(authErrors, "signup_disabled");
  await requireOpenDomain(ctx, settings, email);
}
