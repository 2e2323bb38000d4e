import { z } from "zod";
import { rawText } from "./raw-text.ts";
import type { SearchProtocol } from "./search-protocol.ts";

export const searxng: SearchProtocol = {
  label: "SearXNG",
  request: (query) => ({ path: `/search?${new URLSearchParams({ q: query, format: "json" })}` }),
  results: z
    .object({ results: z.array(z.object({ url: z.string(), title: rawText, content: rawText })) })
    .transform(({ results }) => results.map(({ url, title, content }) => ({ url, title, text: content }))),
  refusals: {
    403: "SearXNG does not offer JSON. An admin has to add json to search.formats in its settings.yml.",
  },
};
