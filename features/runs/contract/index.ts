export * from "./chunk.ts";
export * from "./errors.ts";
export * from "./routes.ts";
export * from "./run.ts";
export * from "./run-status.ts";
export * from "./wait.ts";
