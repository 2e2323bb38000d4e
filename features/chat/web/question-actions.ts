import { type ComponentType, createContext } from "react";

export interface QuestionActionsProps {
  messageId: string;
  conversationId: string;
  /** Length of the recording, in seconds. */
  recordingSeconds: number;
}

/** Actions of other features on a recorded question. The application provides them. */
export const QuestionActions = createContext<ComponentType<QuestionActionsProps> | null>(null);
