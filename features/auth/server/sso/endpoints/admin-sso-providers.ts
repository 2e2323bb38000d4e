import type { JsonObject } from "#platform/contract/json.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { requireServiceRole } from "../../service/require-service-role.ts";
import { createSsoProvider } from "../providers/create-sso-provider.ts";
import { deleteSsoProvider } from "../providers/delete-sso-provider.ts";
import { presentSsoProvider } from "../providers/present-sso-provider.ts";
import { readSsoProviderBody } from "../providers/read-sso-provider-body.ts";
import { findSsoProvider, listSsoProviders } from "../providers/sso-provider.repository.ts";
import type { SsoProvider } from "../providers/sso-provider.ts";
import { updateSsoProvider } from "../providers/update-sso-provider.ts";
import { requireSsoType } from "../require-sso-type.ts";

type Act = (ctx: Ctx, call: Call) => Promise<JsonObject>;

const path = "/admin/sso/providers";

/** Manages identity providers, for programs with a secret key. */
export const adminSsoProviderEndpoints: Endpoint[] = [
  endpoint("GET", path, async (ctx, call) => {
    const providers = await query(ctx, ({ db }) => listSsoProviders(db, call.query.resource_id || undefined));
    return { items: providers.map((provider) => presentSsoProvider(provider, call.service)) };
  }),
  endpoint("POST", path, async (ctx, call) => {
    const body = await readBody(call);
    if (body.type === "saml" || body.type === "oidc") requireSsoType(call.service.settings, body.type);
    return presentSsoProvider(await createSsoProvider(ctx, body), call.service);
  }),
  endpoint("GET", `${path}/:id`, async (ctx, call) =>
    presentSsoProvider(await getProvider(ctx, call), call.service),
  ),
  endpoint("PUT", `${path}/:id`, async (ctx, call) => {
    const { id } = await getProvider(ctx, call);
    const provider = await updateSsoProvider(ctx, { id, body: await readBody(call) });
    return presentSsoProvider(provider, call.service);
  }),
  endpoint("DELETE", `${path}/:id`, async (ctx, call) => {
    const { id } = await getProvider(ctx, call);
    return presentSsoProvider(await deleteSsoProvider(ctx, { id }), call.service);
  }),
];

function endpoint(method: Endpoint["method"], at: string, act: Act): Endpoint {
  return {
    method,
    path: at,
    async answer(ctx, call) {
      await requireServiceRole(ctx, call.bearer);
      requireSsoType(call.service.settings);
      return { json: await act(ctx, call) };
    },
  };
}

const readBody = ({ body, service }: Call) => readSsoProviderBody(body, service.settings.ssoAllowedOrigins);

/** Includes providers of a disabled type, which can still be changed or deleted. */
async function getProvider(ctx: Ctx, { params }: Call): Promise<SsoProvider> {
  const id = params.id ?? "";
  const provider = isUuid(id) ? await query(ctx, ({ db }) => findSsoProvider(db, id)) : undefined;
  return (
    provider ?? fail(authErrors, "sso_provider_not_found", { message: "SSO Identity Provider not found" })
  );
}
