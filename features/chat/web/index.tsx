export { AnswerActions, type AnswerActionsProps } from "./answer-actions.ts";
export { Conversation } from "./conversation.tsx";
export { conversationPath } from "./conversation-home.ts";
export { ConversationSheet } from "./conversations/conversation-sheet.tsx";
export { RecentConversations } from "./recent-conversations.tsx";
export { StartConversation } from "./start-conversation.tsx";
export { keepUnsentText, readUnsentText } from "./unsent-text.ts";
export { useBeginConversation } from "./use-begin-conversation.ts";
