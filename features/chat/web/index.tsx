export {
  type AgentChoiceProps,
  type AgentInChat,
  AgentsInChat,
  type AgentsInChatView,
  agentParameter,
} from "./agents-in-chat.ts";
export { AnswerActions, type AnswerActionsProps } from "./answer-actions.ts";
export { newId } from "./api/new-id.ts";
export { chatKeys } from "./api/query-keys.ts";
export { useChatChanges } from "./api/use-chat-changes.ts";
export { useConversation } from "./api/use-conversation.ts";
export { useLatestAgents } from "./api/use-latest-agents.ts";
export { AroundConversation, type PartsAroundConversation } from "./around-conversation.ts";
export { BesideConversation, type BesideConversationParts } from "./beside-conversation.tsx";
export { Composer } from "./composer/composer.tsx";
export { addToDraft } from "./composer/draft-store.ts";
export { useStopKey } from "./composer/use-stop-key.ts";
export { ComposerActions, type ComposerActionsProps } from "./composer-actions.ts";
export { Conversation } from "./conversation.tsx";
export { ConversationHome, conversationPath } from "./conversation-home.ts";
export { ConversationSheet } from "./conversations/conversation-sheet.tsx";
export {
  KnowledgeInChat,
  type KnowledgeInChatProps,
  type KnowledgeInChatView,
} from "./knowledge-in-chat.ts";
export { MemoryInChat, type MemoryInChatProps } from "./memory-in-chat.ts";
export { QuestionActions, type QuestionActionsProps } from "./question-actions.ts";
export { Queue } from "./queue/queue.tsx";
export { RecentConversations } from "./recent-conversations.tsx";
export { StartConversation } from "./start-conversation.tsx";
export { Thread } from "./thread/thread.tsx";
export { ThreadFailure } from "./thread/thread-failure.tsx";
export { ThreadSkeleton } from "./thread/thread-skeleton.tsx";
export { useAnswer } from "./thread/use-answer.ts";
export { keepUnsentText, readUnsentText } from "./unsent-text.ts";
export { useBeginConversation } from "./use-begin-conversation.ts";
export { type MessageToSend, useThread } from "./use-thread.ts";
export { VoiceTextSwitch } from "./voice-text-switch.tsx";
