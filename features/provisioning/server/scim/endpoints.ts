import type { ScimEndpoint } from "./endpoint.ts";
import { discoveryEndpoints } from "./endpoints/discovery.ts";
import { groupEndpoints } from "./endpoints/groups.ts";
import { userEndpoints } from "./endpoints/users.ts";

export const scimEndpoints: ScimEndpoint[] = [...discoveryEndpoints, ...userEndpoints, ...groupEndpoints];
