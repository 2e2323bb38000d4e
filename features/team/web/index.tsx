export { WorkspaceArea } from "./switch/workspace-area.tsx";
export { WorkspaceSwitch } from "./switch/workspace-switch.tsx";
export { useCompany } from "./use-company.ts";
export { useRole } from "./use-role.ts";
export { useTeamAccess } from "./use-team-access.ts";
