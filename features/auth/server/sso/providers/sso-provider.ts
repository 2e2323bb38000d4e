/** Maps an assertion's attribute or an ID token's claim to a fact about the person. */
export interface MappedAttribute {
  name?: string | undefined;
  names?: string[] | undefined;
  /** Used when the identity provider sends no value. */
  default?: string | number | boolean | undefined;
  /** Keeps all values instead of the first. */
  array?: boolean | undefined;
}

export interface AttributeMapping {
  keys?: Record<string, MappedAttribute> | undefined;
}

interface AnySsoProvider {
  id: string;
  resource_id: string | null;
  is_disabled: boolean;
  attribute_mapping: AttributeMapping;
  domains: string[];
  created_at: Date;
  updated_at: Date;
}

export interface SamlProvider extends AnySsoProvider {
  type: "saml";
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  name_id_format: string | null;
  is_idp_initiated_allowed: boolean;
}

export interface OidcProvider extends AnySsoProvider {
  type: "oidc";
  issuer: string;
  /** Our client id there. */
  client_id: string;
  sealed_client_secret: string;
  /** Space-separated. */
  scopes: string;
}

/** A company's identity provider, and the domains whose people it signs in. */
export type SsoProvider = SamlProvider | OidcProvider;

/** The provider's own name: entity id or issuer. */
export function nameOf(provider: SsoProvider): string {
  return provider.type === "saml" ? provider.entity_id : provider.issuer;
}
