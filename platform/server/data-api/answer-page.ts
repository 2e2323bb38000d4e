import { contentRange, type DataApiAnswer } from "./answer.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataRequest } from "./data-request.ts";
import type { Page } from "./query/page.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";

/**
 * The reply with one page of rows. 206 when a count shows more rows, 416 when the page lies beyond the last
 * row.
 */
export function answerPage(
  { form }: DataRequest,
  { offset }: Page,
  { body, rowCount, total }: RowsAsJson,
): DataApiAnswer {
  if (total !== undefined && offset > total) {
    throw new DataApiError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { "content-range": `*/${total}` },
    });
  }
  return {
    status: total !== undefined && rowCount < total ? 206 : 200,
    body,
    headers: { "content-type": form.contentType, "content-range": contentRange(offset, rowCount, total) },
  };
}
