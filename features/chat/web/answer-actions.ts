import { type ComponentType, createContext } from "react";

export interface AnswerActionsProps {
  messageId: string;
  /** The answer as Markdown. */
  text: string;
}

/** Actions of other features on a finished answer. The application provides them. */
export const AnswerActions = createContext<ComponentType<AnswerActionsProps> | null>(null);
