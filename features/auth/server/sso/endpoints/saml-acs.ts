import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import { requireSameBrowser } from "../../flow/browser-binding.ts";
import { redirectTarget } from "../../flow/redirect-target.ts";
import { redirectWithError } from "../../flow/redirect-with-error.ts";
import { orThrow } from "../../refusal.ts";
import type { AuthServiceOptions, Endpoint } from "../../service/endpoint.ts";
import { samlAcsLimit } from "../../service/limits.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { sessionAccess } from "../../sessions/session.access.ts";
import { findSsoProvider, findSsoProviderByEntityId } from "../providers/sso-provider.repository.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { requireSsoType } from "../require-sso-type.ts";
import { checkEnvelope, type Envelope } from "../saml/check-envelope.ts";
import { finishSamlSignIn } from "../saml/finish-saml-sign-in.ts";
import { readSamlResponse } from "../saml/read-saml-response.ts";
import { refuseAssertion } from "../saml/refuse-assertion.ts";
import { consumeRelayState, type RelayState } from "../saml/relay-state.repository.ts";
import { serviceProviderOf } from "../saml/service-provider.ts";
import { recordRefusedSignIn } from "../users/record-refused-sign-in.ts";

const Form = z.object({ SAMLResponse: optionalText, RelayState: optionalText });

const relayStateLifetimeMs = 120_000;

/** Where the browser goes, also when refused, and its provider as far as known. */
interface WayBack {
  /** Checked when the request was made, or now without a request. */
  redirectTo: string;
  providerId?: string;
}

/**
 * Assertion consumer service (SAML 2.0 Web Browser SSO). Redirects the browser with a session or the error.
 */
export const samlAcsEndpoint: Endpoint = {
  method: "POST",
  path: "/sso/saml/acs",
  isOpen: true,
  // The signed response of an identity provider, in the form of a browser without a session.
  strangersBodyBytes: 1_048_576,
  limit: samlAcsLimit,
  async answer(ctx, call) {
    const { body, service } = call;
    requireSsoType(service.settings, "saml");
    const wayBack: WayBack = { redirectTo: service.settings.siteUrl };
    try {
      const form = parseBody(Form, body);
      const request = await followRelayState(ctx, service, form.RelayState, wayBack);
      if (!form.SAMLResponse) fail(authErrors, "validation_failed", { message: "SAMLResponse is missing" });
      const serviceProvider = serviceProviderOf(service);
      const envelope = await checkEnvelope(form.SAMLResponse, serviceProvider.acsUrl);
      const provider = request
        ? await providerOfRequest(ctx, request)
        : await providerOfIssuer(ctx, envelope);
      wayBack.providerId = provider.id;
      requireSameBrowser(call, request?.browser_hash, "form");
      if (provider.is_disabled) fail(authErrors, "sso_provider_disabled");
      const signIn = await readSamlResponse({
        envelope,
        provider,
        serviceProvider,
        requestId: request?.request_id,
        now: ctx.now(),
      });
      const { redirectTo } = wayBack;
      const flowStateId = request?.flow_state_id ?? undefined;
      const { url } = orThrow(
        await finishSamlSignIn(ctx, { service, provider, signIn, flowStateId, redirectTo }),
      );
      return { redirect: { status: 302, url } };
    } catch (error) {
      const { redirectTo, providerId } = wayBack;
      const url = redirectWithError(redirectTo, error, { inQuery: true });
      if (error instanceof AppError)
        await recordRefusedSignIn(ctx, { method: "sso/saml", error, providerId });
      return { redirect: { status: 303, url } };
    }
  },
};

/**
 * Finds our request for this RelayState; undefined for an unsolicited answer. Also sets the redirect target.
 */
async function followRelayState(
  ctx: Ctx,
  service: AuthServiceOptions,
  relayState: string,
  wayBack: WayBack,
): Promise<RelayState | undefined> {
  if (!isUuid(relayState)) {
    wayBack.redirectTo = redirectTarget(service, relayState || undefined);
    return undefined;
  }
  const request = await spendRelayState(ctx, { id: relayState });
  if (!request) return fail(authErrors, "saml_relay_state_not_found");
  wayBack.redirectTo = request.redirect_to;
  wayBack.providerId = request.sso_provider_id;
  if (ctx.now().getTime() - request.created_at.getTime() > relayStateLifetimeMs) {
    fail(authErrors, "saml_relay_state_expired");
  }
  return request;
}

async function providerOfRequest(ctx: Ctx, { sso_provider_id: id }: RelayState): Promise<SamlProvider> {
  const provider = await query(ctx, ({ db }) => findSsoProvider(db, id));
  return provider?.type === "saml" ? provider : fail(authErrors, "sso_provider_not_found");
}

async function providerOfIssuer(ctx: Ctx, { issuer }: Envelope): Promise<SamlProvider> {
  const provider = await query(ctx, ({ db }) => findSsoProviderByEntityId(db, issuer));
  if (provider?.type !== "saml") return fail(authErrors, "saml_idp_not_found");
  if (!provider.is_idp_initiated_allowed) {
    refuseAssertion("request", "sign-ins that this identity provider begins are not allowed");
  }
  return provider;
}

export const spendRelayState = command(
  "session.use_saml_relay_state",
  sessionAccess.use_saml_relay_state,
  async (ctx, { id }: { id: string }) => {
    const state = await consumeRelayState(ctx.db, id);
    if (!state) return undefined;
    await ctx.audit({
      act: "session.requested_answered",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id: state.sso_provider_id }],
      facts: { method: "sso/saml" },
    });
    return state;
  },
);
