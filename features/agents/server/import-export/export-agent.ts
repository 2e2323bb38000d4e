import { listModels } from "#features/models/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type AgentExport, agentExportFormat, agentExportVersion } from "../../contract/index.ts";
import { getAgentDraft } from "../versions/read-versions.ts";

/** The draft of an agent as a file. Models are named by their labels, because ids mean nothing elsewhere. */
export async function exportAgent(ctx: Ctx, { id }: { id: string }): Promise<AgentExport> {
  const { content } = await query(ctx, (inner) => getAgentDraft(inner, { id }));
  const { modelId, fallbackModelId, ...agent } = content;
  const models = await listModels(ctx);
  const labelOf = (ref: string | null) => models.find((model) => model.id === ref)?.label ?? null;
  return {
    format: agentExportFormat,
    version: agentExportVersion,
    exportedAt: ctx.now().toISOString(),
    agent,
    models: { model: labelOf(modelId), fallback: labelOf(fallbackModelId) },
  };
}
