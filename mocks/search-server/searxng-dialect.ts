import type { SearchDialect } from "./search-answer.ts";

/** SearXNG: a form without a key. It answers HTML unless JSON is switched on and asked for. */
export const searxngDialect: SearchDialect = {
  name: "searxng",
  answer({ method, url }, world) {
    if (url.pathname !== "/search" || method !== "GET") return undefined;
    const query = url.searchParams.get("q")?.trim() ?? "";
    if (query === "") return { status: 400, body: { error: "No query" } };
    if (url.searchParams.get("format") !== "json") return { status: 200, body: "<html></html>" };
    if (!world.offersJson) return { status: 403, body: "<title>403 Forbidden</title>" };
    world.note("searxng", query);
    return {
      status: 200,
      body: {
        query,
        number_of_results: 0,
        results: world.results.map(({ title, url, text }) => ({
          ...{ title, url, content: text, engine: "scripted", category: "general", score: 1 },
        })),
        answers: [],
        suggestions: [],
      },
    };
  },
};
