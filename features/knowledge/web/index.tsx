export { CollectionsField, knowledgeInChatView } from "./in-chat/lazy-parts.ts";
