export { AgentsArea } from "./agents-area.tsx";
