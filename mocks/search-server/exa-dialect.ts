import { isCount, isFields, type SearchDialect, unknownNames } from "./search-answer.ts";

const parameters = [
  "query",
  "type",
  "numResults",
  "contents",
  "category",
  "includeDomains",
  "excludeDomains",
];
const types = ["auto", "fast", "instant", "deep"];

/** Exa: JSON with a key in a header of its own. */
export const exaDialect: SearchDialect = {
  name: "exa",
  answer({ method, url, headers, body }, world) {
    if (url.pathname !== "/exa/search" || method !== "POST") return undefined;
    if (headers["x-api-key"] !== world.apiKey) {
      return {
        status: 401,
        body: { requestId: "1", error: "x-api-key header is invalid", tag: "INVALID_API_KEY" },
      };
    }
    const wrong = (error: string) => ({
      status: 400,
      body: { requestId: "1", error, tag: "INVALID_REQUEST_BODY" },
    });
    if (!isFields(body)) return wrong("No JSON");
    const { query, type = "auto", numResults = 10, contents } = body;
    if (unknownNames(Object.keys(body), parameters).length > 0) return wrong("Unrecognized key");
    if (typeof query !== "string" || query.trim() === "") return wrong("Query is missing");
    if (!types.includes(String(type)) || !isCount(numResults, 100)) return wrong("Invalid parameter");
    world.note("exa", query);
    return {
      status: 200,
      body: {
        ...{ requestId: "1", resolvedSearchType: "neural" },
        results: world.results.slice(0, Number(numResults)).map(({ title, url, text }) => ({
          ...{ id: url, title, url, publishedDate: null, author: null },
          ...(isFields(contents) && "text" in contents && { text }),
        })),
      },
    };
  },
};
