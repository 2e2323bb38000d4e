export * from "./errors.ts";
export * from "./inbox-item.ts";
export * from "./inbox-mails.ts";
export * from "./question.ts";
export * from "./routes.ts";
export * from "./waiting-limit.ts";
export * from "./workspace-request.ts";
