import type { Module } from "#platform/server/module.ts";
import { meRoutes } from "./me.routes.ts";
import { teamRoutes } from "./team.routes.ts";

export const teamModule: Module = { name: "team", routes: [meRoutes, teamRoutes] };
