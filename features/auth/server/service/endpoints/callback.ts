import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { areBrowsersBound, requireSameBrowser } from "../../flow/browser-binding.ts";
import type { FlowState } from "../../flow/flow-state.ts";
import { redirectWithError } from "../../flow/redirect-with-error.ts";
import { openFlowSecrets } from "../../flow/sealed-flow-secrets.ts";
import { consumeOAuthFlow } from "../../oauth/consume-oauth-flow.ts";
import { finishOAuth } from "../../oauth/finish-oauth.ts";
import { proveProfile } from "../../oauth/prove-profile.ts";
import { redirectWithProviderError } from "../../oauth/redirect-with-provider-error.ts";
import { orThrow } from "../../refusal.ts";
import type { Answer, Call, Endpoint } from "../endpoint.ts";
import { serviceAddress } from "../service-address.ts";

/** Redirect targets for providers. Errors go to the page that began the sign-in. */
export const callbackEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/callback",
    isChange: true,
    isOpen: true,
    answer: (ctx, call) => answer(ctx, call, call.query),
  },
  { method: "POST", path: "/callback", isOpen: true, answer: (ctx, call) => answerForm(ctx, call) },
];

/**
 * Browsers withhold the sign-in cookie from a cross-site form post, but send it with the redirect that
 * follows.
 */
async function answerForm(ctx: Ctx, call: Call): Promise<Answer> {
  if (!areBrowsersBound(call.service)) return answer(ctx, call, call.body);
  const url = `${serviceAddress(call.service)}/callback?${readParams(call.body)}`;
  return { redirect: { status: 303, url } };
}

async function answer(ctx: Ctx, call: Call, brought: unknown): Promise<Answer> {
  const params = readParams(brought);
  const { siteUrl } = call.service.settings;
  const to = (url: string): Answer => ({ redirect: { status: 302, url } });
  try {
    const flow = await consumeFlow(ctx, params);
    return to(await finish(ctx, call, flow, params));
  } catch (error) {
    return to(redirectWithError(siteUrl, error, { inQuery: true }));
  }
}

function consumeFlow(ctx: Ctx, params: URLSearchParams): Promise<FlowState> {
  const state = params.get("state");
  if (!state) fail(authErrors, "bad_oauth_callback", { message: "OAuth state parameter missing" });
  return consumeOAuthFlow(ctx, state);
}

async function finish(ctx: Ctx, call: Call, flow: FlowState, params: URLSearchParams): Promise<string> {
  const { service } = call;
  const redirectTo = flow.redirect_to ?? service.settings.siteUrl;
  if (params.has("error"))
    return redirectWithProviderError(ctx, redirectTo, { provider: flow.provider, params });
  try {
    requireSameBrowser(call, openFlowSecrets(ctx, flow).browserHash);
    const proved = await proveProfile(ctx, service, flow, params);
    return orThrow(await finishOAuth(ctx, { service, flow, proved, redirectTo })).url;
  } catch (error) {
    return redirectWithError(redirectTo, error, { inQuery: true });
  }
}

/** Drops repeated parameters: their meaning would be ambiguous. */
function readParams(brought: unknown): URLSearchParams {
  const entries = Object.entries(typeof brought === "object" && brought !== null ? brought : {});
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
