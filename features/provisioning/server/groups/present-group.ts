import type { JsonObject } from "#platform/contract/json.ts";
import { scimNames } from "../scim/scim-names.ts";
import type { DirectoryGroup } from "./group.ts";

/** The group as a SCIM resource (RFC 7643, 4.2); `baseUrl` is the SCIM endpoint. */
export function presentGroup(group: DirectoryGroup, baseUrl: string): JsonObject {
  return {
    schemas: [scimNames.group],
    id: group.id,
    ...plainGroup(group),
    members: group.people.map((person) => ({
      ...person,
      $ref: `${baseUrl}/Users/${person.value}`,
      type: "User",
    })),
    meta: {
      resourceType: "Group",
      created: group.created_at.toISOString(),
      lastModified: group.updated_at.toISOString(),
      location: `${baseUrl}/Groups/${group.id}`,
    },
  };
}

/** The attributes that a directory may change. */
export function plainGroup(group: DirectoryGroup): JsonObject {
  return {
    ...(group.external_id ? { externalId: group.external_id } : {}),
    displayName: group.display_name,
    members: group.people.map(({ value }) => ({ value })),
  };
}
