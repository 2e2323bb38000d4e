export { TriggersOfAgent } from "./triggers-of-agent.tsx";
