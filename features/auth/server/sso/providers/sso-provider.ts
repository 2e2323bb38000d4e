/** Which attribute of an assertion, or claim of an ID token, a fact about the person comes from. */
export interface MappedAttribute {
  name?: string | undefined;
  names?: string[] | undefined;
  /** When the identity provider says nothing. */
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
  /** Who we are to it. */
  client_id: string;
  sealed_client_secret: string;
  /** Separated by blanks. */
  scopes: string;
}

/** An identity provider of a company, and the domains whose people it signs in. */
export type SsoProvider = SamlProvider | OidcProvider;

/** How the provider calls itself. */
export function nameOf(provider: SsoProvider): string {
  return provider.type === "saml" ? provider.entity_id : provider.issuer;
}
