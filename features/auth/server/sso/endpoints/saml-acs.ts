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
import { findSsoProvider, findSsoProviderByEntityId } from "../providers/sso-provider.repository.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { requireSsoType } from "../require-sso-type.ts";
import { checkEnvelope, type Envelope } from "../saml/check-envelope.ts";
import { finishSamlSignIn } from "../saml/finish-saml-sign-in.ts";
import { readSamlResponse } from "../saml/read-saml-response.ts";
import { refuseAssertion } from "../saml/refuse-assertion.ts";
import { takeRelayState } from "../saml/relay-state.repository.ts";
import { serviceProviderOf } from "../saml/service-provider.ts";
import { recordRefusedSignIn } from "../users/record-refused-sign-in.ts";

const Form = z.object({ SAMLResponse: optionalText, RelayState: optionalText });

const relayStateLifetimeMs = 120_000;

/** What the answer of an identity provider is about: a request of ours, or nothing that we asked for. */
interface Occasion {
  provider: SamlProvider;
  requestId?: string;
  flowStateId?: string | undefined;
  /** Of the browser in which it was begun. */
  browserHash?: string | null;
  redirectTo: string;
}

/** Takes the answer of an identity provider from the browser and sends the browser on, signed in or with the error. */
export const samlAcsEndpoint: Endpoint = {
  method: "POST",
  path: "/sso/saml/acs",
  isOpen: true,
  limit: samlAcsLimit,
  async answer(ctx, call) {
    const { body, service } = call;
    requireSsoType(service.settings, "saml");
    let occasion: Occasion | undefined;
    try {
      const form = parseBody(Form, body);
      if (!form.SAMLResponse) fail(authErrors, "validation_failed", { message: "SAMLResponse is missing" });
      const serviceProvider = serviceProviderOf(service);
      const envelope = checkEnvelope(form.SAMLResponse, serviceProvider.acsUrl);
      occasion = await findOccasion(ctx, service, envelope, form.RelayState);
      const { provider, requestId, flowStateId, redirectTo } = occasion;
      requireSameBrowser(call, occasion.browserHash, "form");
      if (provider.is_disabled) fail(authErrors, "sso_provider_disabled");
      const signIn = await readSamlResponse({
        envelope,
        provider,
        serviceProvider,
        requestId,
        now: ctx.now(),
      });
      const { url } = orThrow(
        await finishSamlSignIn(ctx, { service, provider, signIn, flowStateId, redirectTo }),
      );
      return { redirect: { status: 302, url } };
    } catch (error) {
      const url = redirectWithError(service.settings.siteUrl, error, { inQuery: true });
      const providerId = occasion?.provider.id;
      if (error instanceof AppError)
        await recordRefusedSignIn(ctx, { method: "sso/saml", error, providerId });
      return { redirect: { status: 303, url } };
    }
  },
};

async function findOccasion(
  ctx: Ctx,
  service: AuthServiceOptions,
  envelope: Envelope,
  relayState: string,
): Promise<Occasion> {
  if (isUuid(relayState)) return answerToRequest(ctx, relayState);
  const provider = await query(ctx, ({ db }) => findSsoProviderByEntityId(db, envelope.issuer));
  if (provider?.type !== "saml") return fail(authErrors, "saml_idp_not_found");
  if (!provider.is_idp_initiated_allowed) {
    refuseAssertion("request", "sign-ins that this identity provider begins are not allowed");
  }
  return { provider, redirectTo: redirectTarget(service, relayState || undefined) };
}

async function answerToRequest(ctx: Ctx, relayStateId: string): Promise<Occasion> {
  const state = await spendRelayState(ctx, { id: relayStateId });
  if (!state) return fail(authErrors, "saml_relay_state_not_found");
  if (ctx.now().getTime() - state.created_at.getTime() > relayStateLifetimeMs) {
    fail(authErrors, "saml_relay_state_expired");
  }
  const provider = await query(ctx, ({ db }) => findSsoProvider(db, state.sso_provider_id));
  if (provider?.type !== "saml") return fail(authErrors, "sso_provider_not_found");
  return {
    provider,
    requestId: state.request_id,
    flowStateId: state.flow_state_id ?? undefined,
    browserHash: state.browser_hash,
    redirectTo: state.redirect_to,
  };
}

export const spendRelayState = command(
  "session.use_saml_relay_state",
  async (ctx, { id }: { id: string }) => {
    const state = await takeRelayState(ctx.db, id);
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
