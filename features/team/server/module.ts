import type { Module } from "#platform/server/module.ts";
import { meRoutes } from "./me.routes.ts";

export const teamModule: Module = { name: "team", routes: [meRoutes] };
