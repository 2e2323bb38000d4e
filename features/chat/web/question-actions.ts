import { type ComponentType, createContext } from "react";

export interface QuestionActionsProps {
  messageId: string;
  conversationId: string;
  /** How long it takes to hear how it was said. */
  recordingSeconds: number;
}

/** What other features let a person do with a message whose recording was kept; the application says which. */
export const QuestionActions = createContext<ComponentType<QuestionActionsProps> | null>(null);
