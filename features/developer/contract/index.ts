export { developerErrors } from "./errors.ts";
export { messageStatuses } from "./message-status.ts";
export type {
  OutgoingMessage,
  OutgoingMessageWithContent,
} from "./outgoing-message.ts";
export { getOutgoingMessageRoute, listOutgoingMessagesRoute } from "./routes.ts";
