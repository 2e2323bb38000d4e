import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { problemsResult } from "./problems-result.ts";
import { listCode } from "./source-files.ts";

export type FeatureGraph = Record<string, string[]>;

/**
 * Checks that every feature folder has a README and a line in the graph, that all edges are used, and that
 * there is no cycle.
 */
export const featureGraphCheck: Check = {
  name: "feature graph",
  run: async (root) => {
    const graph = readFeatureGraph(root);
    const missing = listFeatureFolders(root)
      .filter((folder) => !(folder in graph))
      .map((folder) => `features/${folder} has no line in features/graph.json: add it with its edges`);
    const unexplained = listFeatureFolders(root)
      .filter((folder) => !existsSync(join(root, "features", folder, "README.md")))
      .map((folder) => `features/${folder} has no README.md: say what it is about and what always holds`);
    const unknown = Object.entries(graph).flatMap(([feature, uses]) =>
      uses
        .filter((used) => !(used in graph))
        .map((used) => `features/graph.json: ${feature} uses ${used}, which is not a feature`),
    );
    const cycle = findCycle(graph);
    const circular = cycle ? [`features/graph.json has a cycle: ${cycle.join(" → ")}`] : [];
    return problemsResult([
      ...missing,
      ...unexplained,
      ...unknown,
      ...circular,
      ...listUnusedEdges(root, graph),
    ]);
  },
};

export function readFeatureGraph(root: string): FeatureGraph {
  return JSON.parse(readFileSync(join(root, "features/graph.json"), "utf8"));
}

// An unused edge permits a dependency that nobody decided on. Tests compose freely, so their imports do not
// count.
function listUnusedEdges(root: string, graph: FeatureGraph): string[] {
  const used = new Set(listCode(root).flatMap((file) => (isTest.test(file) ? [] : listEdges(root, file))));
  return Object.entries(graph).flatMap(([feature, uses]) =>
    uses
      .filter((other) => other in graph && !used.has(`${feature} ${other}`))
      .map((other) => `features/graph.json: ${feature} does not use ${other}: delete the edge`),
  );
}

const isTest = /\.test\.tsx?$|\/testing(\.tsx?$|\/)/;

function listEdges(root: string, file: string): string[] {
  const [top, feature] = file.split("/");
  if (top !== "features") return [];
  // A subscriber to an event does not depend on its publisher.
  const imports = readFileSync(join(root, file), "utf8").matchAll(
    /["']#features\/([\w-]+)\/(?!contract\/events\.ts["'])/g,
  );
  return [...imports].map(([, other]) => `${feature} ${other}`);
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
