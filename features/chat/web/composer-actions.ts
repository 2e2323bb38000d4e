import { type ComponentType, createContext } from "react";

export interface ComposerActionsProps {
  /** Inserts text at the cursor of the draft. Keeps everything typed. */
  insertWords(words: string): void;
}

/** Actions of other features where a message is written. The application provides them. */
export const ComposerActions = createContext<ComponentType<ComposerActionsProps> | null>(null);
