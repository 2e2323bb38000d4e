import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import { requireSameBrowser } from "../../flow/browser-binding.ts";
import type { FlowState } from "../../flow/flow-state.ts";
import { redirectWithError } from "../../flow/redirect-with-error.ts";
import { openFlowSecrets } from "../../flow/sealed-flow-secrets.ts";
import { consumeOAuthFlow } from "../../oauth/consume-oauth-flow.ts";
import { redirectWithProviderError } from "../../oauth/redirect-with-provider-error.ts";
import { orThrow } from "../../refusal.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { finishOidcSignIn } from "../oidc/finish-oidc-sign-in.ts";
import { issuerPath, oidcCallbackPath } from "../oidc/oidc-callback-address.ts";
import { proveOidcSignIn } from "../oidc/prove-oidc-sign-in.ts";
import { findSsoProvider } from "../providers/sso-provider.repository.ts";
import type { OidcProvider } from "../providers/sso-provider.ts";
import { requireSsoType } from "../require-sso-type.ts";
import { recordRefusedSignIn } from "../users/record-refused-sign-in.ts";

/** Callback of a company's issuer. Redirects the browser with a session or the error. */
export const oidcCallbackEndpoint: Endpoint = {
  method: "GET",
  path: `${oidcCallbackPath}/*`,
  isChange: true,
  isOpen: true,
  async answer(ctx, call) {
    const { settings } = call.service;
    requireSsoType(settings, "oidc");
    const params = new URLSearchParams(
      Object.entries(call.query).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    let flow: FlowState | undefined;
    try {
      flow = await consumeFlow(ctx, params.get("state"));
      const redirectTo = flow.redirect_to ?? settings.siteUrl;
      return { redirect: { status: 302, url: await finish(ctx, call, { flow, params, redirectTo }) } };
    } catch (error) {
      const url = redirectWithError(flow?.redirect_to ?? settings.siteUrl, error, { inQuery: true });
      // Unsolicited answers leave no audit event: anybody can send any number of them.
      if (flow && error instanceof AppError) {
        await recordRefusedSignIn(ctx, { method: "sso/oidc", error, providerId: providerIdOf(flow) });
      }
      return { redirect: { status: 302, url } };
    }
  },
};

async function consumeFlow(ctx: Ctx, state: string | null): Promise<FlowState> {
  if (!state) fail(authErrors, "bad_oauth_callback", { message: "OAuth state parameter missing" });
  const flow = await consumeOAuthFlow(ctx, state);
  if (flow.provider.startsWith("sso:")) return flow;
  return fail(authErrors, "bad_oauth_state", { message: "OAuth callback with invalid state" });
}

interface Finish {
  flow: FlowState;
  params: URLSearchParams;
  redirectTo: string;
}

async function finish(ctx: Ctx, call: Call, input: Finish): Promise<string> {
  const { service, params: place } = call;
  const { flow, params, redirectTo } = input;
  requireSameBrowser(call, openFlowSecrets(ctx, flow).browserHash);
  const provider = await getProvider(ctx, flow);
  if (issuerPath(provider.issuer) !== place["*"]) {
    fail(authErrors, "bad_oauth_state", { message: "OAuth state belongs to another identity provider" });
  }
  if (params.has("error"))
    return redirectWithProviderError(ctx, redirectTo, { provider: flow.provider, params });
  const signIn = await proveOidcSignIn(ctx, { service, provider, flow, params });
  return orThrow(await finishOidcSignIn(ctx, { service, provider, signIn, flow, redirectTo })).url;
}

async function getProvider(ctx: Ctx, flow: FlowState): Promise<OidcProvider> {
  const id = providerIdOf(flow);
  const provider = isUuid(id) ? await query(ctx, ({ db }) => findSsoProvider(db, id)) : undefined;
  if (provider?.type !== "oidc") return fail(authErrors, "sso_provider_not_found");
  if (provider.is_disabled) fail(authErrors, "sso_provider_disabled");
  return provider;
}

function providerIdOf({ provider }: FlowState): string {
  return provider.slice("sso:".length);
}
