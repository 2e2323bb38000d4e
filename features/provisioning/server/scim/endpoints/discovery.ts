import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import type { ScimEndpoint } from "../endpoint.ts";
import { presentList } from "../page.ts";
import { resourceTypes, schemas, serviceProviderConfig } from "../presented-schemas.ts";
import { scimErrors } from "../scim-errors.ts";

/** Discovery endpoints of SCIM (RFC 7644, 4). */
export const discoveryEndpoints: ScimEndpoint[] = [
  {
    method: "GET",
    path: "/ServiceProviderConfig",
    answer: async (_ctx, { baseUrl }) => ({ json: serviceProviderConfig(baseUrl) }),
  },
  ...listed("/ResourceTypes", resourceTypes),
  ...listed("/Schemas", schemas),
];

function listed(path: string, all: (baseUrl: string) => JsonObject[]): ScimEndpoint[] {
  return [
    {
      method: "GET",
      path,
      async answer(_ctx, { baseUrl }) {
        const resources = all(baseUrl);
        return { json: presentList(resources, resources.length, 1) };
      },
    },
    {
      method: "GET",
      path: `${path}/:id`,
      async answer(_ctx, { id, baseUrl }) {
        const found = all(baseUrl).find((one) => one.id === id);
        return { json: found ?? fail(scimErrors, "scim.not_found") };
      },
    },
  ];
}
