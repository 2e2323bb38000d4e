export { developerErrors } from "./errors.ts";
export type { OutgoingMessage, OutgoingMessageWithContent } from "./outgoing-message.ts";
export { getOutgoingMessageRoute, listOutgoingMessagesRoute } from "./routes.ts";
