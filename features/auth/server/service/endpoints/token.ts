import { z } from "zod";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { authErrors } from "../../errors.ts";
import { orThrow } from "../../refusal.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { refreshSession } from "../../sessions/refresh-session.ts";
import { isRefreshToken } from "../../sessions/refresh-token.ts";
import { signInWithPassword } from "../../sessions/sign-in-with-password.ts";
import type { SessionGrant } from "../../sessions/start-session.ts";
import type { Endpoint } from "../endpoint.ts";
import { spendPasswordAttempt, tokenLimit } from "../limits.ts";
import { optionalText, parseBody } from "../parse-body.ts";

const PasswordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const RefreshBody = z.object({ refresh_token: optionalText });

/** Longer ones cannot have been set and would only cost time to hash. */
const longestPasswordBytes = 1_024;

export const tokenEndpoint: Endpoint = {
  method: "POST",
  path: "/token",
  limit: tokenLimit,
  async answer(ctx, { body, query, service }) {
    const grant = await grantFor(ctx, query.grant_type, body);
    return { json: await presentSession(ctx, grant, service) };
  },
};

function grantFor(ctx: Ctx, type: string | undefined, body: unknown): Promise<SessionGrant> {
  switch (type) {
    case "password":
      return byPassword(ctx, body);
    case "refresh_token":
      return byRefreshToken(ctx, body);
    default:
      return fail(authErrors, "invalid_credentials", { message: "unsupported_grant_type" });
  }
}

async function byPassword(ctx: Ctx, body: unknown): Promise<SessionGrant> {
  const { email, phone, password } = parseBody(PasswordBody, body);
  if (email && phone) {
    const message = "Only an email address or phone number should be provided on login.";
    fail(authErrors, "validation_failed", { message });
  }
  if (phone) fail(authErrors, "phone_provider_disabled", { message: "Phone logins are disabled" });
  if (!email) fail(authErrors, "validation_failed", { message: "missing email or phone" });
  const address = email.trim().toLowerCase();
  if (address.length > 255 || Buffer.byteLength(password) > longestPasswordBytes) {
    fail(authErrors, "invalid_credentials");
  }
  await spendPasswordAttempt(ctx, address, addressKey(ctx.source.ip));
  return signInWithPassword(ctx, { email: address, password });
}

async function byRefreshToken(ctx: Ctx, body: unknown): Promise<SessionGrant> {
  const { refresh_token: refreshToken } = parseBody(RefreshBody, body);
  if (!isRefreshToken(refreshToken)) {
    fail(authErrors, "validation_failed", { message: "Refresh token is not valid" });
  }
  return orThrow(await refreshSession(ctx, { refreshToken }));
}
