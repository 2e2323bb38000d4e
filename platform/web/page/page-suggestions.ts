import { type ComponentType, createContext } from "react";

/** What a page that does not exist shows of those that do; the shell knows them. */
export const PageSuggestions = createContext<ComponentType | null>(null);
