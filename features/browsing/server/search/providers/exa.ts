import { z } from "zod";
import { mostResults } from "../search-result.ts";
import { rawText } from "./raw-text.ts";
import type { SearchProtocol } from "./search-protocol.ts";

export const exa: SearchProtocol = {
  label: "Exa",
  baseUrl: "https://api.exa.ai",
  request: (query, apiKey) => ({
    path: "/search",
    headers: { "x-api-key": apiKey },
    body: { query, type: "auto", numResults: mostResults, contents: { text: { maxCharacters: 500 } } },
  }),
  results: z
    .object({ results: z.array(z.object({ url: z.string(), title: rawText, text: rawText })) })
    .transform(({ results }) => results),
  refusals: { 402: "The account at Exa has no credit left." },
};
