import { randomBytes, randomUUID } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import type { CodeChallenge } from "../../flow/code-challenge.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { getSamlKeys } from "../keys/saml-key.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { beginSamlSignIn } from "./begin-saml-sign-in.ts";
import { createSamlClient } from "./saml-client.ts";
import { serviceProviderOf } from "./service-provider.ts";

export interface RequestSamlSignIn {
  service: AuthServiceOptions;
  provider: SamlProvider;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  /** Hash of the cookie of the browser in which it must end. */
  browserHash?: string | undefined;
}

/** Returns the identity provider's address with a signed single-use request. */
export async function requestSamlSignIn(
  ctx: Ctx,
  { service, provider, redirectTo, challenge, browserHash }: RequestSamlSignIn,
): Promise<string> {
  const [relayStateId, requestId] = [randomUUID(), `_${randomBytes(20).toString("hex")}`];
  const client = await createSamlClient({
    provider,
    serviceProvider: serviceProviderOf(service),
    key: (await getSamlKeys(ctx)).current,
    requestId,
  });
  const url = await client.getAuthorizeUrlAsync(relayStateId, undefined, {});
  const begun = { relayStateId, requestId, providerId: provider.id, redirectTo, challenge, browserHash };
  await beginSamlSignIn(ctx, begun);
  return url;
}
