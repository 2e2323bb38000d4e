export { CollectionsField, knowledgeInChatView } from "./in-chat/later-parts.ts";
