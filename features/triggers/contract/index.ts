export * from "./errors.ts";
export * from "./member-routes.ts";
export * from "./member-trigger.ts";
export * from "./product-events.ts";
export * from "./rhythm.ts";
export * from "./routes.ts";
export * from "./trigger.ts";
export * from "./trigger-status.ts";
