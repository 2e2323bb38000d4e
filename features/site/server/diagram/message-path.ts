import type { DiagramStep } from "../../contract/diagram/diagram.ts";
import type { InstallationFacts } from "./installation-facts.ts";
import { builtinId, modelNodeId } from "./model-nodes.ts";

/** The path of a message, from the question to the receipt below its answer. */
export function messagePath({ models }: InstallationFacts): DiagramStep[] {
  const [first] = models;
  const model = first ? modelNodeId(first) : builtinId;
  const asked = first
    ? "The worker sends the model what it needs of the conversation, and nothing of anyone else's."
    : "No language model is connected, so the built-in assistant gets the question. It stays in this installation.";
  return [
    there("requests", "You ask. The question goes to the server together with the proof of who you are."),
    there(
      "records",
      "The server checks your rights and keeps the question, its audit event and a run that waits, all in one transaction.",
    ),
    back("runs", "A worker takes the run. If it dies, another continues after the last finished step."),
    there(`asks-${model}`, asked),
    back(
      `asks-${model}`,
      "The answer comes back word by word. It may ask for a tool: then there is another step.",
    ),
    there("runs", "Words, tool calls and audit events are kept as they come. A finished step is one commit."),
    back("records", "The database tells the server that there is something new."),
    back("requests", "The words appear. The receipt under the answer opens the record."),
  ];
}

function there(flow: string, text: string): DiagramStep {
  return { flow, isBack: false, text };
}

function back(flow: string, text: string): DiagramStep {
  return { flow, isBack: true, text };
}
