import { isCount, type SearchDialect, unknownNames } from "./search-answer.ts";

const parameters = [
  "q",
  "count",
  "offset",
  "country",
  "search_lang",
  "ui_lang",
  "safesearch",
  "freshness",
  "text_decorations",
  "result_filter",
];

const refused = (status: number, code: string) => ({
  status,
  body: { type: "ErrorResponse", error: { id: "1", status, code, detail: code }, time: 1 },
});

/** Brave: a token in a header, and 422 for what is wrong with a request. */
export const braveDialect: SearchDialect = {
  name: "brave",
  answer({ method, url, headers }, world) {
    if (url.pathname !== "/res/v1/web/search" || method !== "GET") return undefined;
    if (headers["x-subscription-token"] !== world.apiKey) return refused(401, "SUBSCRIPTION_TOKEN_INVALID");
    const query = url.searchParams.get("q") ?? "";
    const count = url.searchParams.get("count") ?? "20";
    const isWrong =
      unknownNames(url.searchParams.keys(), parameters).length > 0 ||
      query.trim() === "" ||
      query.length > 400 ||
      query.split(/\s+/).length > 50 ||
      !isCount(Number(count), 20);
    if (isWrong) return refused(422, "VALIDATION");
    world.note("brave", query);
    const results = world.results.map(({ title, url, text }) => ({
      ...{ type: "search_result", title: marked(title), url, description: marked(text) },
    }));
    return {
      status: 200,
      body: {
        ...{ type: "search", query: { original: query } },
        ...(results.length > 0 && { web: { type: "search", results: results.slice(0, Number(count)) } }),
      },
    };
  },
};

/** As it is sent: with entities. */
function marked(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}
