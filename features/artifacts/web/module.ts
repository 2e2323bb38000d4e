import { api } from "#platform/web/api/client.ts";
import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What artifacts add to the shell. */
export const artifactsWeb: WebModule = {
  palette: [
    {
      key: "artifacts",
      label: "Artifacts",
      find: async (words, signal) => {
        const search = words.trim();
        if (search === "") return [];
        const { data } = await api.GET("/api/v1/artifacts", {
          params: { query: { search, limit: 5 } },
          signal,
        });
        return (data?.items ?? []).map(({ id, title, conversation }) => ({
          ...{ key: id, label: title, hint: conversation?.title || "Artifact", to: `/artifacts/${id}` },
        }));
      },
    },
  ],
};
