export * from "./comment.ts";
export * from "./comment-limits.ts";
export * from "./errors.ts";
export * from "./routes.ts";
