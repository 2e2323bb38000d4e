import type { Module } from "#platform/server/module.ts";
import { developerActs } from "./acts.ts";
import { outboxRoutes } from "./outbox.routes.ts";

export const developerModule: Module = { name: "developer", acts: developerActs, routes: [outboxRoutes] };
