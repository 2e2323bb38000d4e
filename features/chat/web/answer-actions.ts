import { type ComponentType, createContext } from "react";

export interface AnswerActionsProps {
  messageId: string;
  /** The answer as Markdown. */
  text: string;
}

/** What other features let a person do with a complete answer; the application says which. */
export const AnswerActions = createContext<ComponentType<AnswerActionsProps> | null>(null);
