import { api } from "#platform/web/api/client.ts";
import type { WebModule } from "#platform/web/modules/web-module.ts";
import { modelCheck } from "./model-check.ts";

/** What models add to the shell. */
export const modelsWeb: WebModule = {
  adminChecks: [modelCheck],
  firstSteps: [
    {
      key: "model",
      title: "Connect a model",
      text: "Until then, the built-in assistant answers. It is not a model.",
      to: "/admin/llm-backend",
      isOffered: async (signal) => (await api.GET("/api/v1/me", { signal })).data?.isAdmin === true,
      isDone: async (signal) => {
        const { data } = await api.GET("/api/v1/models", { signal });
        return (data?.items ?? []).some(({ isBuiltin }) => !isBuiltin);
      },
    },
  ],
  settings: [{ to: "/settings/usage", label: "Usage" }],
};
