import type { JsonObject } from "#platform/contract/json.ts";
import type { SsoProvider } from "./sso-provider.ts";

/** The provider as programs of the installation see it. */
export function presentSsoProvider(provider: SsoProvider): JsonObject {
  const { resource_id, metadata_url, name_id_format } = provider;
  return {
    id: provider.id,
    ...(resource_id ? { resource_id } : {}),
    disabled: provider.is_disabled,
    saml: {
      entity_id: provider.entity_id,
      metadata_xml: provider.metadata_xml,
      ...(metadata_url ? { metadata_url } : {}),
      attribute_mapping: JSON.parse(JSON.stringify(provider.attribute_mapping)),
      ...(name_id_format ? { name_id_format } : {}),
      allow_idp_initiated: provider.is_idp_initiated_allowed,
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  };
}
