export * from "./errors.ts";
export * from "./memory.ts";
export * from "./memory-choice.ts";
export * from "./routes.ts";
