export * from "./body-of.ts";
export * from "./conversation.ts";
export * from "./errors.ts";
export * from "./message.ts";
export * from "./routes.ts";
