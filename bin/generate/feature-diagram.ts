import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawFeatures } from "#features/site/server/index.ts";
import { type FeatureGraph, readFeatureGraph } from "../checks/feature-graph.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { replaceMarkedPart } from "./marked-part.ts";

/** The feature diagram in docs/architecture.md, from the same source as the public page /diagram. */
export function featureDiagram(root: string): GeneratedFile {
  const readReadme = (feature: string) => readFileSync(join(root, "features", feature, "README.md"), "utf8");
  return {
    path: "docs/architecture.md",
    make: async (present = "") =>
      replaceMarkedPart(present, "feature graph", drawFeatureGraph(readFeatureGraph(root), readReadme)),
  };
}

/** A feature graph as a Mermaid flowchart. Arrows point to the used feature; dashed ones do not exist yet. */
export function drawFeatureGraph(graph: FeatureGraph, readReadme: (feature: string) => string): string {
  const features = Object.entries(graph).map(([id, uses]) => ({ id, uses, readme: readReadme(id) }));
  const { nodes, flows } = drawFeatures(features);
  const later = nodes.filter(({ isHere }) => !isHere).map(({ id }) => id);
  return [
    "```mermaid",
    "flowchart LR",
    ...nodes.map(({ id, label }) => `  ${id}["${label.replaceAll('"', "'")}"]`),
    ...flows.map(({ from, to }) => `  ${from} --> ${to}`),
    ...(later.length > 0
      ? ["  classDef later stroke-dasharray: 4 3", `  class ${later.join(",")} later`]
      : []),
    "```",
  ].join("\n");
}
