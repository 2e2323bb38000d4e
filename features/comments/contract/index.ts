export * from "./comment.ts";
export * from "./errors.ts";
export * from "./routes.ts";
