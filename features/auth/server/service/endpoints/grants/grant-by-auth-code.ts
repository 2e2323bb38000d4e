import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../../errors.ts";
import { exchangeAuthCode } from "../../../flow/exchange-auth-code.ts";
import { orThrow } from "../../../refusal.ts";
import { presentSession } from "../../../sessions/present-session.ts";
import type { Call } from "../../endpoint.ts";
import { optionalText, parseBody } from "../../parse-body.ts";

const AuthCodeBody = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** Session for an auth code, with the provider's tokens if any. */
export async function grantByAuthCode(ctx: Ctx, { body, service }: Call): Promise<JsonObject> {
  const { auth_code: code, code_verifier: verifier } = parseBody(AuthCodeBody, body);
  if (!code || !verifier) {
    const message = "invalid request: both auth code and code verifier should be non-empty";
    fail(authErrors, "validation_failed", { message });
  }
  const { grant, secrets } = orThrow(await exchangeAuthCode(ctx, { service, code, verifier }));
  const { providerToken, providerRefreshToken, isHolderVoided } = secrets;
  return {
    ...(await presentSession(ctx, grant, service)),
    ...(providerToken ? { provider_token: providerToken } : {}),
    ...(providerRefreshToken ? { provider_refresh_token: providerRefreshToken } : {}),
    ...(isHolderVoided ? { holder_voided: true } : {}),
  };
}
