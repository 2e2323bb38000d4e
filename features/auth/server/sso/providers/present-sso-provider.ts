import type { JsonObject } from "#platform/contract/json.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import { oidcCallbackAddress } from "../oidc/oidc-callback-address.ts";
import type { OidcProvider, SamlProvider, SsoProvider } from "./sso-provider.ts";

/** The provider for programs of the installation, without our secret. */
export function presentSsoProvider(provider: SsoProvider, service: AuthServiceOptions): JsonObject {
  return {
    id: provider.id,
    ...(provider.resource_id ? { resource_id: provider.resource_id } : {}),
    disabled: provider.is_disabled,
    ...(provider.type === "saml"
      ? { saml: presentSaml(provider) }
      : { oidc: presentOidc(provider, service) }),
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  };
}

function presentSaml(provider: SamlProvider): JsonObject {
  const { metadata_url, name_id_format } = provider;
  return {
    entity_id: provider.entity_id,
    metadata_xml: provider.metadata_xml,
    ...(metadata_url ? { metadata_url } : {}),
    attribute_mapping: mappingOf(provider),
    ...(name_id_format ? { name_id_format } : {}),
    allow_idp_initiated: provider.is_idp_initiated_allowed,
  };
}

function presentOidc(provider: OidcProvider, service: AuthServiceOptions): JsonObject {
  return {
    issuer: provider.issuer,
    client_id: provider.client_id,
    scopes: provider.scopes.split(" "),
    attribute_mapping: mappingOf(provider),
    redirect_uri: oidcCallbackAddress(service, provider.issuer),
  };
}

function mappingOf({ attribute_mapping }: SsoProvider): JsonObject {
  return JSON.parse(JSON.stringify(attribute_mapping));
}
