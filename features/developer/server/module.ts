import type { Module } from "#platform/server/module.ts";
import { outboxRoutes } from "./outbox.routes.ts";

export const developerModule: Module = { name: "developer", routes: [outboxRoutes] };
