/** Which attribute of an assertion a fact about the person comes from. */
export interface MappedAttribute {
  name?: string | undefined;
  names?: string[] | undefined;
  /** When the assertion says nothing. */
  default?: string | number | boolean | undefined;
  /** Keeps all values instead of the first. */
  array?: boolean | undefined;
}

export interface AttributeMapping {
  keys?: Record<string, MappedAttribute> | undefined;
}

/** An identity provider of a company, and the domains whose people it signs in. */
export interface SsoProvider {
  id: string;
  resource_id: string | null;
  is_disabled: boolean;
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  attribute_mapping: AttributeMapping;
  name_id_format: string | null;
  is_idp_initiated_allowed: boolean;
  domains: string[];
  created_at: Date;
  updated_at: Date;
}
