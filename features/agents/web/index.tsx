export { AgentsArea } from "./agents-area.tsx";
export { checklistResults } from "./checklist/checklist-results.ts";
export { RecentAgents } from "./lazy-parts.ts";
export { AgentMemory } from "./page/agent-memory.ts";
export { AgentTriggers, type AgentTriggersProps } from "./page/agent-triggers.ts";
export { agentsInChatView } from "./picker/agents-in-chat-view.tsx";
export { tellApart } from "./tell-apart.ts";
export { isMissingValues } from "./values/missing-values.ts";
export { ValueFields } from "./values/value-fields.tsx";
