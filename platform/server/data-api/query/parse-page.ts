import { DataApiError } from "../data-api-error.ts";
import type { Page } from "./page.ts";
import { TextReader } from "./text-reader.ts";

/** The maximum number of rows in a reply. */
export const mostRows = 1_000;

/** The range from `limit` and `offset` of the query string, narrowed by a `Range` header (`0-9`). */
export function parsePage(params: URLSearchParams, range: string | undefined): Page {
  const limit = wholeNumber(params, "limit");
  const offset = wholeNumber(params, "offset") ?? 0;
  if (limit !== undefined && limit < 0) throw badRange("Limit should be greater than or equal to zero.");
  const [, from = "", to = ""] = /^(\d{1,9})-(\d{0,9})$/.exec(range ?? "") ?? [];
  const first = Math.max(offset, Number(from), 0);
  const end = Math.min(
    limit === undefined ? Number.POSITIVE_INFINITY : Math.max(offset, 0) + limit,
    to === "" ? Number.POSITIVE_INFINITY : Number(to) + 1,
  );
  if (end <= first && limit !== 0) {
    throw badRange(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  return { limit: Math.max(0, Math.min(end - first, mostRows)), offset: first };
}

function wholeNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name);
  if (text === null || text === "") return undefined;
  const reader = new TextReader(text, name);
  const number = reader.match(/-?\d{1,9}/y);
  if (number === undefined || !reader.isAtEnd) return reader.refuse("digit");
  return Number(number);
}

function badRange(details: string): DataApiError {
  return new DataApiError(416, "PGRST103", "Requested range not satisfiable", { details });
}
