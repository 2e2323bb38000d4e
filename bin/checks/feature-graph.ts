import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { problemsResult } from "./problems-result.ts";

export type FeatureGraph = Record<string, string[]>;

/** Every feature folder has its line in features/graph.json, and no feature needs itself in the end. */
export const featureGraphCheck: Check = {
  name: "feature graph",
  run: async (root) => {
    const graph = readFeatureGraph(root);
    const missing = listFeatureFolders(root)
      .filter((folder) => !(folder in graph))
      .map((folder) => `features/${folder} has no line in features/graph.json: add it with its edges`);
    const unknown = Object.entries(graph).flatMap(([feature, uses]) =>
      uses
        .filter((used) => !(used in graph))
        .map((used) => `features/graph.json: ${feature} uses ${used}, which is not a feature`),
    );
    const cycle = findCycle(graph);
    const circular = cycle ? [`features/graph.json has a cycle: ${cycle.join(" → ")}`] : [];
    return problemsResult([...missing, ...unknown, ...circular]);
  },
};

export function readFeatureGraph(root: string): FeatureGraph {
  return JSON.parse(readFileSync(join(root, "features/graph.json"), "utf8"));
}

function listFeatureFolders(root: string): string[] {
  const features = join(root, "features");
  if (!existsSync(features)) return [];
  return readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function findCycle(graph: FeatureGraph): string[] | undefined {
  const finished = new Set<string>();

  const visit = (feature: string, path: string[]): string[] | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    if (finished.has(feature)) return undefined;
    for (const used of graph[feature] ?? []) {
      const cycle = visit(used, [...path, feature]);
      if (cycle) return cycle;
    }
    finished.add(feature);
    return undefined;
  };

  for (const feature of Object.keys(graph)) {
    const cycle = visit(feature, []);
    if (cycle) return cycle;
  }
  return undefined;
}
