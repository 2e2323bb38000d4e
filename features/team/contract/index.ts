export { Me, OwnWorkspace } from "./me.ts";
export * from "./requests/request-errors.ts";
export * from "./requests/routes.ts";
export { readMeRoute } from "./routes.ts";
export * from "./teams/member-routes.ts";
export * from "./teams/routes.ts";
export * from "./teams/team.ts";
export * from "./teams/team-errors.ts";
export * from "./teams/team-limits.ts";
