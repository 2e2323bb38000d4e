import { isCount, isFields, type SearchDialect, unknownNames } from "./search-answer.ts";

const parameters = [
  "query",
  "max_results",
  "search_depth",
  "topic",
  "time_range",
  "include_answer",
  "include_raw_content",
  "include_images",
  "include_domains",
  "exclude_domains",
];

/** Tavily: JSON with a bearer. */
export const tavilyDialect: SearchDialect = {
  name: "tavily",
  answer({ method, url, headers, body }, world) {
    if (url.pathname !== "/tavily/search" || method !== "POST") return undefined;
    if (headers.authorization !== `Bearer ${world.apiKey}`) {
      return { status: 401, body: { detail: { error: "Unauthorized: missing or invalid API key." } } };
    }
    const wrong = (error: string) => ({ status: 400, body: { detail: { error } } });
    if (!isFields(body) || !/^application\/json/.test(headers["content-type"] ?? "")) return wrong("No JSON");
    const { query, max_results = 5, search_depth = "basic" } = body;
    if (unknownNames(Object.keys(body), parameters).length > 0) return wrong("Unknown parameter");
    if (typeof query !== "string" || query.trim() === "") return wrong("Query is missing");
    if (query.length > 400) return wrong("Query is too long. Max query length is 400 characters.");
    if (!isCount(max_results, 20) || !["basic", "advanced"].includes(String(search_depth))) {
      return wrong("Invalid parameter");
    }
    world.note("tavily", query);
    return {
      status: 200,
      body: {
        ...{ query, answer: null, images: [], response_time: 0.1 },
        results: world.results
          .slice(0, Number(max_results))
          .map(({ title, url, text }) => ({ title, url, content: text, score: 0.9, raw_content: null })),
      },
    };
  },
};
