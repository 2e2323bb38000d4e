import type { Ctx } from "#platform/server/context.ts";
import { type IssuerClient, issuerClient } from "../../oauth/issuer-client.ts";
import { providerFetch } from "../../oauth/provider-fetch.ts";
import { perServices } from "../../per-services.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import type { OidcProvider } from "../providers/sso-provider.ts";
import { openClientSecret } from "./sealed-client-secrets.ts";

interface MadeClient {
  /** Version of its inputs; another secret or setting makes another client. */
  version: string;
  client: IssuerClient;
}

const most = 500;
/** Caches the issuers' metadata. */
const made = perServices(() => new Map<string, MadeClient>());

/** Our client at this provider. Reaches private networks only as far as the settings allow. */
export function oidcClientOf(ctx: Ctx, settings: AuthSettings, provider: OidcProvider): IssuerClient {
  const { id, issuer, client_id: clientId } = provider;
  const clients = made(ctx.services);
  const version = JSON.stringify([provider.updated_at, settings.ssoAllowedOrigins]);
  const known = clients.get(id);
  if (known?.version === version) return known.client;
  const client = issuerClient({
    issuerUrl: issuer,
    clientId,
    clientSecret: openClientSecret(ctx, provider),
    fetch: providerFetch(settings.ssoAllowedOrigins),
  });
  if (clients.size >= most) clients.clear();
  clients.set(id, { version, client });
  return client;
}
