import { expect, test } from "vitest";
import { drawFeatureGraph } from "./feature-diagram.ts";

test("the diagram names features by their READMEs, points to what is used, and dashes what is not there yet", () => {
  const readmes: Record<string, string> = {
    chat: '# The "chat"\n\nTalks.',
    agents: "# agents\n\nIts page is not there yet.",
  };
  expect(drawFeatureGraph({ chat: ["agents"], agents: [] }, (id) => readmes[id] ?? "").split("\n")).toEqual([
    "```mermaid",
    "flowchart LR",
    "  chat[\"The 'chat'\"]",
    '  agents["Agents"]',
    "  chat --> agents",
    "  classDef later stroke-dasharray: 4 3",
    "  class agents later",
    "```",
  ]);
});
