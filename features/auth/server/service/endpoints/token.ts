import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { authErrors } from "../../errors.ts";
import { grantByIdToken } from "../../oauth/grant-by-id-token.ts";
import { presentSession } from "../../sessions/present-session.ts";
import type { Call, Endpoint } from "../endpoint.ts";
import { spendToken, tokenLimit } from "../limits.ts";
import { grantByAuthCode } from "./grants/grant-by-auth-code.ts";
import { grantByPassword } from "./grants/grant-by-password.ts";
import { grantByRefreshToken } from "./grants/grant-by-refresh-token.ts";

/** Exchanges a proof for a session, by the `grant_type` of the query. */
export const tokenEndpoint: Endpoint = {
  method: "POST",
  path: "/token",
  async answer(ctx, call) {
    const type = call.query.grant_type;
    if (type === "web3") fail(authErrors, "web3_provider_disabled");
    await spendToken(ctx, tokenLimit(call.service.settings), addressKey(ctx.source.ip));
    if (type === "password") return grantByPassword(ctx, call);
    return { json: await sessionFor(ctx, call, type) };
  },
};

async function sessionFor(ctx: Ctx, call: Call, type: string | undefined): Promise<JsonObject> {
  switch (type) {
    case "refresh_token":
      return presentSession(ctx, await grantByRefreshToken(ctx, call), call.service);
    case "pkce":
      return grantByAuthCode(ctx, call);
    case "id_token":
      return presentSession(ctx, await grantByIdToken(ctx, call), call.service);
    default:
      return fail(authErrors, "invalid_credentials", { message: "unsupported_grant_type" });
  }
}
