import { api } from "#platform/web/api/client.ts";
import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What files add to the shell. */
export const filesWeb: WebModule = {
  firstSteps: [
    {
      key: "file",
      title: "Ask about a file",
      text: "Attach a document, a table or a picture to a message. Answers name the page.",
      to: "/chat",
      isDone: async (signal) => {
        const { data } = await api.GET("/api/v1/files", { params: { query: { limit: 1 } }, signal });
        return (data?.items.length ?? 0) > 0;
      },
    },
  ],
};
