export * from "./entitlement.ts";
export * from "./entitlements.ts";
export * from "./errors.ts";
export * from "./is-metered.ts";
export * from "./plan-key.ts";
