import { listModels } from "#features/models/server/index.ts";
import { toolsFor } from "#features/tools/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type AgentNotice, agentErrors, type ImportAgent, type ImportedAgent } from "../../contract/index.ts";
import { agentAccess } from "../agent.access.ts";
import { presentAgent } from "../agent.presenter.ts";
import { storeAgent } from "../create-agent.ts";
import { listUnreadable } from "../versions/name-collections.ts";
import { writtenOutside } from "../versions/text-author.ts";
import { readAgentFile } from "./read-agent-file.ts";

const mostProblems = 20;

/**
 * Creates an agent from a file, as a draft of the caller. What this installation does not have is left out, and the
 * reply names it. Throws `agent.import_invalid` with each field that is wrong.
 */
export async function importAgent(ctx: Ctx, { file }: ImportAgent): Promise<ImportedAgent> {
  authorize(ctx, agentAccess.import);
  const { content, models, notices, problems } = readAgentFile(file);
  if (!content) {
    fail(agentErrors, "agent.import_invalid", { details: { problems: problems.slice(0, mostProblems) } });
  }
  const [tools, known] = await Promise.all([toolsFor(ctx), listModels(ctx)]);
  const names = new Set(tools.map(({ name }) => name));
  const ofFile = content.tools;
  if (ofFile !== "all") {
    content.tools = ofFile.filter(({ name }) => names.has(name));
    for (const { name } of ofFile) if (!names.has(name)) notices.push(unknownTool(name));
  }
  const idOf = (field: "modelId" | "fallbackModelId", label: string | null) => {
    const model = known.find((one) => one.label === label);
    if (label !== null && !model) notices.push(unknownModel(field, label));
    return model?.id ?? null;
  };
  content.modelId = idOf("modelId", models.model);
  content.fallbackModelId = idOf("fallbackModelId", models.fallback);
  const unreadable = await listUnreadable(ctx, content.collections);
  if (unreadable.length > 0) {
    content.collections = content.collections.filter((id) => !unreadable.includes(id));
    notices.push(unknownCollections(unreadable.length));
  }
  const agent = await storeAgent(ctx, { content, from: "file", author: writtenOutside });
  return { agent: await presentAgent(ctx, agent), notices };
}

const unknownTool = (name: string): AgentNotice => ({
  ...{ field: "tools", code: "unknown_tool" },
  message: `The tool ${name} is not available here. It was left out.`,
});

const unknownCollections = (count: number): AgentNotice => ({
  ...{ field: "collections", code: "unknown_collection" },
  message:
    count === 1
      ? "A collection of it is not available here. It was left out."
      : `${count} collections of it are not available here. They were left out.`,
});

const unknownModel = (field: string, label: string): AgentNotice => ({
  ...{ field, code: "unknown_model" },
  message: `The model ${label} is not available here. The default model is used.`,
});
