export { ChatClient } from "./testing/chat-client.ts";
export { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";
