import { type FeatureGraph, readFeatureGraph } from "../checks/feature-graph.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { replaceMarkedPart } from "./marked-part.ts";

/** The diagram of the features in docs/architecture.md. */
export function featureDiagram(root: string): GeneratedFile {
  return {
    path: "docs/architecture.md",
    make: async (present = "") =>
      replaceMarkedPart(present, "feature graph", drawFeatureGraph(readFeatureGraph(root))),
  };
}

/** A feature graph as a Mermaid flowchart; an arrow points to what is used. */
export function drawFeatureGraph(graph: FeatureGraph): string {
  const lines = Object.entries(graph).flatMap(([feature, uses]) =>
    uses.length === 0 ? [`  ${feature}`] : uses.map((used) => `  ${feature} --> ${used}`),
  );
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}
