import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import { bindBrowser } from "../../flow/browser-binding.ts";
import { readCodeChallenge } from "../../flow/code-challenge.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { ssoLimit } from "../../service/limits.ts";
import { optionalText, parseBody } from "../../service/parse-body.ts";
import { requestOidcSignIn } from "../oidc/request-oidc-sign-in.ts";
import { findSsoProvider, findSsoProviderByDomain } from "../providers/sso-provider.repository.ts";
import type { SsoProvider } from "../providers/sso-provider.ts";
import { requireSsoType } from "../require-sso-type.ts";
import { requestSamlSignIn } from "../saml/request-saml-sign-in.ts";

const Body = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/** Starts a single sign-on: returns the address at the company's identity provider. */
export const ssoEndpoint: Endpoint = {
  method: "POST",
  path: "/sso",
  limit: ssoLimit,
  async answer(ctx, call) {
    const { body, service } = call;
    requireSsoType(service.settings);
    const input = parseBody(Body, body);
    const challenge = readCodeChallenge(input.code_challenge, input.code_challenge_method);
    const provider = await getProvider(ctx, input.provider_id, input.domain);
    requireSsoType(service.settings, provider.type);
    const redirectTo = requestedTarget(call);
    const way = provider.type === "saml" ? "form" : "redirect";
    const browser = challenge ? undefined : bindBrowser(call, way);
    const request = { service, redirectTo, challenge, browserHash: browser?.browserHash };
    const url =
      provider.type === "saml"
        ? await requestSamlSignIn(ctx, { ...request, provider })
        : await requestOidcSignIn(ctx, { ...request, provider });
    const headers = browser?.headers ?? {};
    return input.skip_http_redirect
      ? { json: { url }, headers }
      : { redirect: { status: 303, url }, headers };
  },
};

async function getProvider(ctx: Ctx, id: string, domain: string): Promise<SsoProvider> {
  if (Boolean(id) === Boolean(domain)) {
    fail(authErrors, "validation_failed", { message: "A provider_id or domain needs to be provided" });
  }
  const provider = await query(ctx, async ({ db }) => {
    if (domain) return findSsoProviderByDomain(db, domain.trim());
    return isUuid(id) ? findSsoProvider(db, id) : undefined;
  });
  if (!provider) {
    const message = domain ? "No SSO provider assigned for this domain" : "No such SSO provider";
    return fail(authErrors, "sso_provider_not_found", { message });
  }
  if (provider.is_disabled) fail(authErrors, "sso_provider_disabled");
  return provider;
}
