import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type {
  ChangeInstructions,
  InstructionVersion,
  listWorkspaceInstructionsRoute,
  Preview,
  PreviewQuestion,
  RestoreInstructions,
  SetToolMode,
  ToolList,
} from "../contract/index.ts";

type InstructionsPage = z.infer<NonNullable<typeof listWorkspaceInstructionsRoute.reply>>;

/** The calls of one page: for the whole installation, or for the workspace. */
export interface Scope {
  key: "installation" | "workspace";
  /** Who is told, e.g. "everyone at this installation". */
  audience: string;
  listInstructions(query: { limit: number; cursor?: string }, signal: AbortSignal): Promise<InstructionsPage>;
  change(body: ChangeInstructions): Promise<InstructionVersion | undefined>;
  restore(body: RestoreInstructions): Promise<InstructionVersion | undefined>;
  listTools(signal: AbortSignal): Promise<ToolList>;
  setToolMode(body: SetToolMode): Promise<unknown>;
  /** A workspace shows itself only. */
  preview(question: PreviewQuestion, workspaceId: string): Promise<Preview | undefined>;
}

const noTools: ToolList = { items: [], hasOtherDecider: null };
const nothing: InstructionsPage = { items: [], nextCursor: null, above: "" };

export const installationScope: Scope = {
  key: "installation",
  audience: "every assistant of this installation",
  async listInstructions(query, signal) {
    const { data } = await api.GET("/api/v1/admin/ai-settings/instructions", { params: { query }, signal });
    return data ? { ...data, above: "" } : nothing;
  },
  change: async (body) => (await api.POST("/api/v1/admin/ai-settings/instructions", { body })).data,
  restore: async (body) => (await api.POST("/api/v1/admin/ai-settings/instructions/restore", { body })).data,
  listTools: async (signal) => (await api.GET("/api/v1/admin/ai-settings/tools", { signal })).data ?? noTools,
  setToolMode: (body) => api.PUT("/api/v1/admin/ai-settings/tools", { body }),
  preview: async (question, workspaceId) =>
    (await api.POST("/api/v1/admin/ai-settings/preview", { body: { ...question, workspaceId } })).data,
};

export const workspaceScope: Scope = {
  key: "workspace",
  audience: "every assistant of this workspace",
  async listInstructions(query, signal) {
    const { data } = await api.GET("/api/v1/ai-settings/instructions", { params: { query }, signal });
    return data ?? nothing;
  },
  change: async (body) => (await api.POST("/api/v1/ai-settings/instructions", { body })).data,
  restore: async (body) => (await api.POST("/api/v1/ai-settings/instructions/restore", { body })).data,
  listTools: async (signal) => (await api.GET("/api/v1/ai-settings/tools", { signal })).data ?? noTools,
  setToolMode: (body) => api.PUT("/api/v1/ai-settings/tools", { body }),
  preview: async (question) => (await api.POST("/api/v1/ai-settings/preview", { body: question })).data,
};
