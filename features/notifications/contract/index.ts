export * from "./errors.ts";
export * from "./notification.ts";
export * from "./notification-kind.ts";
export * from "./notification-settings.ts";
export * from "./routes.ts";
export * from "./sentence-of.ts";
export * from "./ways.ts";
