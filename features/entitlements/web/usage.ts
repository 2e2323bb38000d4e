import type { paths } from "#platform/web/api/schema.gen.ts";

/** What the server says about the workspace of whoever is signed in. */
export type Usage = paths["/api/v1/usage"]["get"]["responses"]["200"]["content"]["application/json"];
export type EntitlementUsage = Usage["entitlements"][number];
