import { type ComponentType, createContext } from "react";

export interface MemoryInChatProps {
  /** Whether the next answer uses what is remembered of its person. */
  isUsed: boolean;
  /** Somebody else reads the conversation. */
  isShared: boolean;
  /** Rejects when the server refuses. */
  onChange: (isUsed: boolean) => Promise<void>;
}

/** How a person switches their memory in a conversation. The application provides it where people have one. */
export const MemoryInChat = createContext<ComponentType<MemoryInChatProps> | null>(null);
