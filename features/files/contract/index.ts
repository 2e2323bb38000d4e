export * from "./errors.ts";
export * from "./file.ts";
export * from "./file-problem.ts";
export * from "./given-file.ts";
export * from "./routes.ts";
