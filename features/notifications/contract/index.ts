export * from "./notification-kind.ts";
