import type { JsonObject } from "#platform/contract/json.ts";
import { scimNames } from "../scim/scim-names.ts";
import type { DirectoryPerson } from "./person.ts";

/** The person as a SCIM resource (RFC 7643, 4.1); `baseUrl` is the SCIM endpoint. */
export function presentPerson(person: DirectoryPerson, baseUrl: string): JsonObject {
  const isEnterprise = scimNames.enterpriseUser in person.attributes;
  return {
    schemas: [scimNames.user, ...(isEnterprise ? [scimNames.enterpriseUser] : [])],
    id: person.id,
    ...plainPerson(person),
    groups: person.groups,
    meta: {
      resourceType: "User",
      created: person.created_at.toISOString(),
      lastModified: person.updated_at.toISOString(),
      location: `${baseUrl}/Users/${person.id}`,
    },
  };
}

/** The attributes that a directory may change. */
export function plainPerson(person: DirectoryPerson): JsonObject {
  return {
    ...(person.external_id ? { externalId: person.external_id } : {}),
    userName: person.user_name,
    active: person.is_active,
    ...person.attributes,
  };
}
