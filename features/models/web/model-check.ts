import { api } from "#platform/web/api/client.ts";
import type { AdminCheck } from "#platform/web/modules/admin-check.ts";
import { describeModels } from "./describe-models.ts";

const mostModels = 100;

/** Whether a model of a provider answers, or only the built-in assistant. */
export const modelCheck: AdminCheck = {
  key: "models",
  title: "A model",
  to: "/admin/llm-backend",
  async read(signal) {
    const query = { limit: mostModels };
    const { data } = await api.GET("/api/v1/admin/models", { params: { query }, signal });
    return describeModels(data?.items ?? [], Boolean(data?.nextCursor));
  },
};
