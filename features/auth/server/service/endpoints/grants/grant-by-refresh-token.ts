import { z } from "zod";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../../errors.ts";
import { orThrow } from "../../../refusal.ts";
import { refreshSession } from "../../../sessions/refresh-session.ts";
import { isRefreshToken } from "../../../sessions/refresh-token.ts";
import type { SessionGrant } from "../../../sessions/session.ts";
import type { Call } from "../../endpoint.ts";
import { optionalText, parseBody } from "../../parse-body.ts";

const RefreshBody = z.object({ refresh_token: optionalText });

export async function grantByRefreshToken(ctx: Ctx, { body, service }: Call): Promise<SessionGrant> {
  const { refresh_token: refreshToken } = parseBody(RefreshBody, body);
  if (!isRefreshToken(refreshToken)) {
    fail(authErrors, "validation_failed", { message: "Refresh token is not valid" });
  }
  return orThrow(await refreshSession(ctx, { refreshToken, rules: service.settings }));
}
