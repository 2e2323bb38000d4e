import type { App } from "#platform/server/http/app.ts";
import { readDiagramRoute } from "../../contract/diagram/read-diagram-route.ts";
import { drawDiagram } from "./draw-diagram.ts";
import type { DiagramSource } from "./installation-facts.ts";

/** Serves the diagram, generated for each request. */
export function createDiagramRoutes({ readFacts, readFeatures }: DiagramSource) {
  return (app: App): void => {
    app.route(readDiagramRoute, async (ctx, { reply }) => {
      const [facts, features] = await Promise.all([readFacts(ctx), readFeatures()]);
      reply.header("cache-control", "public, max-age=10");
      return drawDiagram(facts, features);
    });
  };
}
