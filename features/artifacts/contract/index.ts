export * from "./artifact.ts";
export * from "./artifact-limits.ts";
export * from "./errors.ts";
export * from "./frame-path.ts";
export * from "./frame-policy.ts";
export * from "./routes.ts";
