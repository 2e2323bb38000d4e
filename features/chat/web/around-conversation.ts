import { type ComponentType, createContext } from "react";

/** What other features put around the messages of a conversation. */
export interface PartsAroundConversation {
  /** In the header, beside the title. `isShared`: somebody else reads it. */
  Header: ComponentType<{ conversationId: string; isShared: boolean }>;
  /** Above the text box, where somebody else reads. `text` is what is typed there. */
  AboveComposer: ComponentType<{ conversationId: string; text: string }>;
  /** On each message. */
  OnMessage: ComponentType<{ conversationId: string; messageId: string; siblingIds: readonly string[] }>;
  /** Beside the thread, or over it on small screens. */
  Beside: ComponentType<{
    conversationId: string;
    messages: readonly { id: string; siblingIds: readonly string[] }[];
  }>;
}

/**
 * The application provides it. For a conversation that nobody else reads, and nobody has commented on, nothing of it is
 * shown or asked.
 */
export const AroundConversation = createContext<PartsAroundConversation | null>(null);
