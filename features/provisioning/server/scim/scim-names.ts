const schemas = "urn:ietf:params:scim:schemas:core:2.0";
const messages = "urn:ietf:params:scim:api:messages:2.0";

/** URNs of RFC 7643 and RFC 7644. */
export const scimNames = {
  mediaType: "application/scim+json; charset=utf-8",
  user: `${schemas}:User`,
  group: `${schemas}:Group`,
  enterpriseUser: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  schema: `${schemas}:Schema`,
  resourceType: `${schemas}:ResourceType`,
  serviceProviderConfig: `${schemas}:ServiceProviderConfig`,
  list: `${messages}:ListResponse`,
  patch: `${messages}:PatchOp`,
  error: `${messages}:Error`,
} as const;
