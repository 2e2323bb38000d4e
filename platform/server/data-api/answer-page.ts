import { contentRange, type DataApiAnswer } from "./answer.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataRequest } from "./data-request.ts";
import type { Page } from "./query/page.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";

/** The answer with one page of rows: 206 when counting showed that there are more, 416 when it lies beyond all. */
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
