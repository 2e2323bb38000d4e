export { RecentConversations } from "./recent-conversations.tsx";
export { StartConversation } from "./start-conversation.tsx";
