import type { Diagram } from "../../contract/diagram/diagram.ts";
import { dataFlows } from "./data-flows.ts";
import { dataNodes } from "./data-nodes.ts";
import { drawFeatures } from "./draw-features.ts";
import type { DeclaredFeature, InstallationFacts } from "./installation-facts.ts";
import { messagePath } from "./message-path.ts";

/** The diagram of an installation: its data flows and its features. */
export function drawDiagram(facts: InstallationFacts, features: readonly DeclaredFeature[]): Diagram {
  const nodes = dataNodes(facts);
  return {
    data: { nodes, flows: dataFlows(nodes, facts), steps: messagePath(facts) },
    features: drawFeatures(features),
  };
}
