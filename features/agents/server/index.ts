export { agentsModule } from "./module.ts";
export { registerTriggersOfAgents } from "./uses/triggers-of-agents.ts";
