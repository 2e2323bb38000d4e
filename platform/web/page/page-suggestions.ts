import { type ComponentType, createContext } from "react";

/** Suggests existing pages on the not-found page. The shell provides it. */
export const PageSuggestions = createContext<ComponentType | null>(null);
