import { z } from "zod";
import { mostResults } from "../search-result.ts";
import { rawText } from "./raw-text.ts";
import type { SearchProtocol } from "./search-protocol.ts";

const usedUp = "Tavily's limit for this account is used up. An admin can raise it there.";

export const tavily: SearchProtocol = {
  label: "Tavily",
  baseUrl: "https://api.tavily.com",
  request: (query, apiKey) => ({
    path: "/search",
    headers: { authorization: `Bearer ${apiKey}` },
    body: { query, max_results: mostResults, search_depth: "basic" },
  }),
  results: z
    .object({ results: z.array(z.object({ url: z.string(), title: rawText, content: rawText })) })
    .transform(({ results }) => results.map(({ url, title, content }) => ({ url, title, text: content }))),
  refusals: { 432: usedUp, 433: usedUp },
};
