export * from "./errors.ts";
export * from "./find-mentions.ts";
export * from "./mention.ts";
export * from "./routes.ts";
