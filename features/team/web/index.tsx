export { useTeamAccess } from "./use-team-access.ts";
