import { type ComponentType, createContext } from "react";

export interface ComposerActionsProps {
  /** Puts words where the cursor stands in the draft; nothing that was typed is lost. */
  insertWords(words: string): void;
}

/** What other features let a person do where they write a message; the application says which. */
export const ComposerActions = createContext<ComponentType<ComposerActionsProps> | null>(null);
