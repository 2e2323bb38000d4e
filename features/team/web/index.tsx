export { useCompany } from "./use-company.ts";
export { useTeamAccess } from "./use-team-access.ts";
