import type { paths } from "#platform/web/api/schema.gen.ts";

/** The server's usage response for the signed-in person's workspace. */
export type Usage = paths["/api/v1/usage"]["get"]["responses"]["200"]["content"]["application/json"];
export type EntitlementUsage = Usage["entitlements"][number];
