export * from "./errors.ts";
export * from "./memory.ts";
export * from "./memory-choice.ts";
export * from "./memory-limits.ts";
export * from "./memory-status.ts";
export * from "./routes.ts";
