export { ChatClient } from "./testing/chat-client.ts";
export {
  type ChatServer,
  createChatServer,
  createOwnChatServer,
  personOf,
} from "./testing/create-chat-server.ts";
