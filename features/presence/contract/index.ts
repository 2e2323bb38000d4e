export * from "./errors.ts";
export * from "./presence.ts";
export * from "./routes.ts";
