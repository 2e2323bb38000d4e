export { developerErrors } from "./errors.ts";
export {
  messageStatuses,
  type OutgoingMessage,
  type OutgoingMessageWithContent,
} from "./outgoing-message.ts";
export { getOutgoingMessageRoute, listOutgoingMessagesRoute } from "./routes.ts";
