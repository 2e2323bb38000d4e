import type { Diagram, DiagramFlow, DiagramNode } from "../../contract/index.ts";
import type { DiagramTexts } from "./texts/english.ts";

type Words = Pick<DiagramTexts, "told" | "toldFeatures">;

/** The picture in the language of the page; what nobody has worded in it stays as the server tells it. */
export function wordDiagram({ data, features }: Diagram, { told, toldFeatures }: Words): Diagram {
  const say = (text: string) => told[text] ?? text;
  const wordNode = (node: DiagramNode): DiagramNode => {
    return { ...node, label: say(node.label), variant: say(node.variant), text: say(node.text) };
  };
  const wordFlow = (flow: DiagramFlow): DiagramFlow => {
    const { label, data: content, why, kept } = flow;
    return { ...flow, label: say(label), data: say(content), why: say(why), kept: say(kept) };
  };
  return {
    data: {
      nodes: data.nodes.map(wordNode),
      flows: data.flows.map(wordFlow),
      steps: data.steps.map((step) => ({ ...step, text: say(step.text) })),
    },
    features: { ...features, nodes: features.nodes.map((node) => ({ ...node, ...toldFeatures[node.id] })) },
  };
}
