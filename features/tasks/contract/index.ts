export * from "./errors.ts";
export * from "./routes.ts";
export * from "./task.ts";
export * from "./task-choices.ts";
export * from "./task-limits.ts";
export * from "./task-status.ts";
