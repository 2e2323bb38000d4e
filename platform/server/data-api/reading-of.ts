import type { DataRequest } from "./data-request.ts";
import { parsePage } from "./query/parse-page.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { Reading } from "./sql/page-sql.ts";

/** What `request` asks to read of `relation`; `params` are those that choose, where not all of them do. */
export function readingOf(request: DataRequest, relation: string, params = request.params): Reading {
  return {
    query: parseQuery(params, relation),
    page: parsePage(params, request.range),
    isCounted: request.preferences.count !== undefined,
    isStripped: request.form.isStripped,
    hasBody: request.method !== "HEAD",
  };
}
