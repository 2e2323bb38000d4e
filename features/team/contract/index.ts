export { Me, OwnWorkspace, WorkspaceRole } from "./me.ts";
export { readMeRoute } from "./routes.ts";
