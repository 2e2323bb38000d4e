export * from "./access-request.ts";
export * from "./errors.ts";
export * from "./listed-share.ts";
export * from "./request-routes.ts";
export * from "./routes.ts";
export * from "./share.ts";
