import { contentRange, type DataApiAnswer } from "./answer.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataRequest } from "./data-request.ts";
import { inForm, requireOneRow } from "./form.ts";
import { applied, type Preferences } from "./prefer.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";

/**
 * The reply to a write, with the rows when requested. Throws, and thereby rolls back, when the write had to
 * affect exactly one row and did not, or affected more rows than the caller allows.
 */
export function answerWrite(
  { form, preferences }: DataRequest,
  result: RowsAsJson,
  options: {
    status: number;
    honoured: readonly (keyof Preferences)[];
    /** True when the reply reports a row range, as an update does. */
    hasPlaces?: boolean;
    headers?: Record<string, string>;
  },
): DataApiAnswer {
  const { rowCount } = result;
  if (options.honoured.includes("maxAffected")) requireAtMost(preferences.maxAffected, rowCount);
  if (form.isObject) requireOneRow(rowCount);
  const isRead = preferences.return === "representation";
  const total = preferences.count ? rowCount : undefined;
  return {
    status: options.status,
    body: isRead ? inForm(form, result) : "",
    headers: {
      ...options.headers,
      "content-range": contentRange(0, options.hasPlaces ? rowCount : 0, total),
      ...(isRead ? { "content-type": form.contentType } : {}),
      ...applied(preferences, options.honoured),
    },
    changedCount: rowCount,
  };
}

export function requireAtMost(most: number | undefined, rowCount: number): void {
  if (most === undefined || rowCount <= most) return;
  throw new DataApiError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
    details: `The query affects ${rowCount} rows`,
  });
}
