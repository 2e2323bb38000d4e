import { randomUUID } from "node:crypto";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { bindBrowser } from "../flow/browser-binding.ts";
import { type CodeChallenge, readCodeChallenge } from "../flow/code-challenge.ts";
import { insertFlowState } from "../flow/flow-state.repository.ts";
import { requestedTarget } from "../flow/requested-target.ts";
import { sealFlowSecrets } from "../flow/sealed-flow-secrets.ts";
import { identityAccess } from "../identities/identity.access.ts";
import type { Call } from "../service/endpoint.ts";
import type { Person } from "../service/require-person.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import { callbackAddress } from "./callback-address.ts";
import { externalNames } from "./external-names.ts";
import { findExternal, providerOf } from "./find-provider.ts";
import { forwardedParams, readScopes } from "./forwarded-params.ts";
import { providerFailure } from "./provider-failure.ts";
import { uiLanguage } from "./ui-language.ts";

export interface BegunOAuth {
  /** Address at the provider. */
  url: string;
  /** Headers of the redirect. */
  headers: Record<string, string>;
}

/**
 * Begins a sign-in at a provider, or the link of an identity to the signed-in `person`. With a code challenge
 * only the browser that began can get a session. A link takes effect before the exchange, so its browser is
 * bound too.
 */
export async function beginOAuth(ctx: Ctx, call: Call, person?: Person): Promise<BegunOAuth> {
  const { query, service } = call;
  const external = findExternal(service.settings, query.provider ?? "");
  const provider = (external && providerOf(external)) ?? refuse(query.provider ?? "");
  const name = external?.name ?? "";
  const challenge = readCodeChallenge(query.code_challenge, query.code_challenge_method);
  // Fully random, unlike other ids: only this browser and the provider know it.
  const id = randomUUID();
  const browser = challenge && !person ? undefined : bindBrowser(call);
  const { url, secrets } = await provider
    .begin({
      state: id,
      redirectUri: callbackAddress(service, name),
      scopes: readScopes(query.scopes),
      params: forwardedParams(query),
    })
    .catch((error: unknown) => {
      throw providerFailure(ctx, name, error, "The external provider could not be reached");
    });
  const language = uiLanguage(query.ui_locales);
  const flow = {
    id,
    provider: name,
    redirectTo: requestedTarget(call),
    sealedSecrets: sealFlowSecrets(ctx, id, {
      ...secrets,
      ...(browser ? { browserHash: browser.browserHash } : {}),
      ...(language ? { language } : {}),
    }),
    ...(challenge ? { challenge } : {}),
  };
  await (person ? storeLink(person.ctx, flow) : storeFlow(ctx, flow));
  return { url, headers: browser?.headers ?? {} };
}

interface BegunFlow {
  id: string;
  provider: string;
  redirectTo: string;
  sealedSecrets: string;
  challenge?: CodeChallenge;
}

/** Stores the pending sign-in of a browser that leaves for a provider. */
export const storeFlow = command("session.begin_oauth", sessionAccess.begin_oauth, (ctx, flow: BegunFlow) =>
  insertFlowState(ctx.db, { ...flow, method: "oauth", at: ctx.now() }),
);

/** Stores what the caller began to link. */
export const storeLink = command("identity.begin_link", identityAccess.begin_link, (ctx, flow: BegunFlow) =>
  insertFlowState(ctx.db, {
    ...flow,
    linkingUserId: userOf(ctx).userId,
    method: "oauth",
    at: ctx.now(),
  }),
);

function refuse(name: string): never {
  const why = externalNames.includes(name)
    ? "provider is not enabled"
    : `Provider ${name} could not be found`;
  return fail(authErrors, "validation_failed", { message: `Unsupported provider: ${why}` });
}
