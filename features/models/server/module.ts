import type { Module } from "#platform/server/module.ts";
import { modelRoutes } from "./model.routes.ts";

export const modelsModule: Module = { name: "models", routes: [modelRoutes] };
