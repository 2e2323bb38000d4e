import type { App } from "#platform/server/http/app.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { type RateLimit, requireToken } from "#platform/server/rate-limit/take-token.ts";
import { readCompanySignInRoute } from "../../../contract/index.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { findCompanyProvider } from "./find-company-provider.ts";

/** High enough for an office that signs up together behind one address. */
const limit: RateLimit = { name: "auth.company_sign_in", burst: 120, perMinute: 60 };

export function companySignInRoutes({ settings }: AuthServiceOptions): (app: App) => void {
  return (app) => {
    app.route(readCompanySignInRoute, async (ctx, { query }) => {
      await requireToken(ctx, limit, addressKey(ctx.source.ip));
      const hasSingleSignOn = Boolean(await findCompanyProvider(ctx, settings, query.domain));
      return { hasSingleSignOn, isRequired: hasSingleSignOn && settings.isSsoRequired };
    });
  };
}
