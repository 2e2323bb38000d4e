export * from "./collection.ts";
export * from "./document.ts";
export * from "./document-routes.ts";
export * from "./errors.ts";
export * from "./found-passage.ts";
export * from "./limits.ts";
export * from "./routes.ts";
export * from "./search-routes.ts";
