import type { Diagram, DiagramFlow, DiagramNode } from "../../contract/diagram/diagram.ts";
import { describeReadme } from "./describe-readme.ts";
import type { DeclaredFeature } from "./installation-facts.ts";

/** The features and their dependencies, from their folders and the repository's feature graph. */
export function drawFeatures(features: readonly DeclaredFeature[]): Diagram["features"] {
  const titles = new Map(features.map(({ id, readme }) => [id, describeReadme(id, readme).title]));
  return {
    nodes: features.map(nodeOf),
    flows: features.flatMap(({ id, uses }) => uses.map((used) => edgeOf(id, used, titles))),
  };
}

function nodeOf({ id, readme }: DeclaredFeature): DiagramNode {
  const { title, sentence, isHere } = describeReadme(id, readme);
  return { id, kind: "feature", label: title, variant: "", text: sentence, place: "installation", isHere };
}

function edgeOf(id: string, used: string, titles: ReadonlyMap<string, string>): DiagramFlow {
  return {
    id: `${id}-${used}`,
    from: id,
    to: used,
    label: "uses",
    isBothWays: false,
    data: `What ${titles.get(used) ?? used} offers at its front door.`,
    why: `${titles.get(id) ?? id} is built on it.`,
    kept: "Nothing is copied: both live in the same program and the same database.",
    reach: "installation",
    isHere: true,
  };
}
