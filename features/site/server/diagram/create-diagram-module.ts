import type { Module } from "#platform/server/module.ts";
import { createDiagramRoutes } from "./create-diagram-routes.ts";
import type { DiagramSource } from "./installation-facts.ts";

/** The public diagram of this installation. */
export function createDiagramModule(source: DiagramSource): Module {
  return { name: "diagram", routes: [createDiagramRoutes(source)] };
}
