import type { DiagramNode } from "../../contract/diagram/diagram.ts";
import type { ModelPlace } from "./installation-facts.ts";

/** The answering models: each connected kind of provider once, or the built-in assistant. */
export function modelNodes(models: readonly ModelPlace[]): DiagramNode[] {
  if (models.length === 0) return [builtin];
  const known = new Map(models.map((model) => [modelNodeId(model), model]));
  return [...known].map(([id, { kind, isInside }]) => ({
    id,
    kind: "model",
    label: labels[kind],
    variant: isInside ? "own network" : "provider",
    text: isInside
      ? "A language model that runs in the network of this installation."
      : "A language model of an outside company; its terms say how long it keeps requests.",
    place: isInside ? "network" : "outside",
    isHere: true,
  }));
}

export function modelNodeId({ kind, isInside }: ModelPlace): string {
  return `model-${kind.replace("_", "-")}${isInside ? "-inside" : ""}`;
}

export const builtinId = "model-builtin";

const builtin: DiagramNode = {
  id: builtinId,
  kind: "model",
  label: "Built-in assistant",
  variant: "no model yet",
  text: "Answers by fixed rules while no language model is connected. Each of its answers says so.",
  place: "installation",
  isHere: true,
};

const labels: Record<ModelPlace["kind"], string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  openai_compatible: "Other model",
};
