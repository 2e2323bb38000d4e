import type { DataRequest } from "./data-request.ts";
import { parsePage } from "./query/parse-page.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { Reading } from "./sql/page-sql.ts";

/**
 * Parses what `request` reads from `relation`. `params` are the query parameters, when not all of them apply.
 */
export function readingOf(request: DataRequest, relation: string, params = request.params): Reading {
  return {
    query: parseQuery(params, relation),
    page: parsePage(params, request.range),
    isCounted: request.preferences.count !== undefined,
    isStripped: request.form.isStripped,
    hasBody: request.method !== "HEAD",
  };
}
