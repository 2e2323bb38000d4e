export * from "./chunk.ts";
export * from "./errors.ts";
export { backgroundRunEnded, limitReached } from "./events.ts";
export * from "./limit-words.ts";
export * from "./routes.ts";
export * from "./run.ts";
export * from "./run-status.ts";
export * from "./run-step.ts";
export * from "./wait.ts";
