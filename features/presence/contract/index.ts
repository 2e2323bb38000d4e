export * from "./errors.ts";
export * from "./presence.ts";
export * from "./presence-limits.ts";
export * from "./routes.ts";
