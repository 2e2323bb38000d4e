export { beginAgentTest, endAgentTests } from "./agent-tests.ts";
export { type BeginForTrigger, beginForTrigger } from "./begin-for-trigger.ts";
export { conversationAccess, lockShown } from "./conversation.access.ts";
export { findConversation } from "./conversation.repository.ts";
export { type ConversationKnowledge, registerConversationKnowledge } from "./conversation-knowledge.ts";
export { emitConversation } from "./emit-conversation.ts";
export { hasRecording } from "./has-recording.ts";
export { noteRecording } from "./note-recording.ts";
