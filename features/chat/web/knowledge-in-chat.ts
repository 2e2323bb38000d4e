import { type ComponentType, createContext } from "react";

export interface KnowledgeInChatProps {
  /** Null: a new conversation, which keeps its choice in this tab until it is sent. */
  conversationId: string | null;
  /** Ids of collections that were chosen for a new conversation. */
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** How collections are switched on where a message is written. */
export interface KnowledgeInChatView {
  Choice: ComponentType<KnowledgeInChatProps>;
  /** What is switched on. */
  Chips: ComponentType<KnowledgeInChatProps>;
}

/** The application provides it where people have knowledge. */
export const KnowledgeInChat = createContext<KnowledgeInChatView | null>(null);
