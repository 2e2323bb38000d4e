export * from "./errors.ts";
export * from "./mail-address.ts";
export * from "./mail-content.ts";
export * from "./outgoing-mail.ts";
export * from "./routes.ts";
