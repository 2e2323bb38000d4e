export { Me, OwnWorkspace } from "./me.ts";
export { listTeamsRoute, readMeRoute } from "./routes.ts";
export { WorkspaceTeam } from "./workspace-team.ts";
