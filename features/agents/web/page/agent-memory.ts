import { type ComponentType, createContext } from "react";

/** What an agent remembers of the person who looks. The application provides it; without it the part is not there. */
export const AgentMemory = createContext<ComponentType<{ agentId: string }> | null>(null);
