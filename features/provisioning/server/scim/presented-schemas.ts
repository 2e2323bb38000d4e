import type { JsonObject } from "#platform/contract/json.ts";
import { scimNames } from "./scim-names.ts";

/** Supported parts of the protocol (RFC 7643, 5). */
export function serviceProviderConfig(baseUrl: string): JsonObject {
  return {
    schemas: [scimNames.serviceProviderConfig],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Provisioning key",
        description: "The provisioning key of a workspace as a bearer token",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${baseUrl}/ServiceProviderConfig` },
  };
}

export function resourceTypes(baseUrl: string): JsonObject[] {
  const type = (id: string, endpoint: string, schema: string, extensions: string[]) => ({
    schemas: [scimNames.resourceType],
    id,
    name: id,
    endpoint,
    schema,
    schemaExtensions: extensions.map((extension) => ({ schema: extension, required: false })),
    meta: { resourceType: "ResourceType", location: `${baseUrl}/ResourceTypes/${id}` },
  });
  return [
    type("User", "/Users", scimNames.user, [scimNames.enterpriseUser]),
    type("Group", "/Groups", scimNames.group, []),
  ];
}

export function schemas(baseUrl: string): JsonObject[] {
  const schema = (id: string, name: string, attributes: JsonObject[]) => ({
    schemas: [scimNames.schema],
    id,
    name,
    description: name,
    attributes,
    meta: { resourceType: "Schema", location: `${baseUrl}/Schemas/${id}` },
  });
  return [
    schema(scimNames.user, "User", [
      { ...text("userName"), required: true, uniqueness: "server" },
      complex("name", false, [text("formatted"), text("familyName"), text("givenName")]),
      text("displayName"),
      text("title"),
      text("preferredLanguage"),
      text("locale"),
      text("timezone"),
      { ...text("active"), type: "boolean" },
      complex("emails", true, valueParts),
      complex("phoneNumbers", true, valueParts),
      { ...complex("groups", true, [text("value"), text("display")]), mutability: "readOnly" },
    ]),
    schema(scimNames.group, "Group", [
      { ...text("displayName"), required: true, uniqueness: "server" },
      complex("members", true, [{ ...text("value"), mutability: "immutable" }, text("display")]),
    ]),
    schema(scimNames.enterpriseUser, "EnterpriseUser", [
      text("employeeNumber"),
      text("costCenter"),
      text("division"),
      text("department"),
    ]),
  ];
}

function text(name: string): JsonObject {
  return {
    name,
    type: "string",
    multiValued: false,
    description: name,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
  };
}

const valueParts: JsonObject[] = [text("value"), text("type"), { ...text("primary"), type: "boolean" }];

function complex(name: string, multiValued: boolean, subAttributes: JsonObject[]): JsonObject {
  return { ...text(name), type: "complex", multiValued, subAttributes };
}
