import { listModels } from "#features/models/server/index.ts";
import { toolsFor } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AgentContent, AgentNotice } from "../../contract/index.ts";
import { unknownVariables } from "../runs/fill-variables.ts";
import { listUnreadable } from "./name-collections.ts";

/** What somebody who edits a draft should know: what it names and the reader does not have. */
export async function noticesOfDraft(ctx: Ctx, content: AgentContent): Promise<AgentNotice[]> {
  const [tools, models, unreadable] = await Promise.all([
    toolsFor(ctx),
    listModels(ctx),
    listUnreadable(ctx, content.collections),
  ]);
  const named = content.tools === "all" ? [] : content.tools.map(({ name }) => name);
  const refs = (["modelId", "fallbackModelId"] as const).filter((field) => {
    const ref = content[field];
    return ref !== null && !models.some(({ id }) => id === ref);
  });
  return [
    ...named.filter((name) => !tools.some((tool) => tool.name === name)).map(unknownTool),
    ...refs.map(unknownModel),
    ...unknownVariables(content).map(unknownVariable),
    ...(unreadable.length > 0 ? [unreadableCollections(unreadable.length)] : []),
  ];
}

const unknownTool = (name: string): AgentNotice => ({
  ...{ field: "tools", code: "unknown_tool" },
  message: `You do not have the tool ${name}. The agent works without it for you.`,
});

const unknownModel = (field: string): AgentNotice => ({
  ...{ field, code: "unknown_model" },
  message: "This model is not available to you.",
});

const unreadableCollections = (count: number): AgentNotice => ({
  ...{ field: "collections", code: "unknown_collection" },
  message:
    count === 1
      ? "You cannot read one of its collections. The agent works without it for you."
      : `You cannot read ${count} of its collections. The agent works without them for you.`,
});

const unknownVariable = (name: string): AgentNotice => ({
  ...{ field: "instructions", code: "unknown_variable" },
  message: `The variable ${name} is not defined. The agent cannot be published with it.`,
});
