import { z } from "zod";
import { mostResults } from "../search-result.ts";
import { rawText } from "./raw-text.ts";
import type { SearchProtocol } from "./search-protocol.ts";

export const brave: SearchProtocol = {
  label: "Brave",
  baseUrl: "https://api.search.brave.com",
  request: (query, apiKey) => ({
    path: `/res/v1/web/search?${new URLSearchParams({
      ...{ q: query, count: String(mostResults), text_decorations: "false", result_filter: "web" },
    })}`,
    headers: { "x-subscription-token": apiKey },
  }),
  results: z
    .object({
      // Left out when there are no results.
      web: z
        .object({ results: z.array(z.object({ url: z.string(), title: rawText, description: rawText })) })
        .optional(),
      type: z.literal("search"),
    })
    .transform(({ web }) =>
      (web?.results ?? []).map(({ url, title, description }) => ({ url, title, text: description })),
    ),
};
