import type { Db } from "../db/connection-db.ts";
import { contentRange, contentType, type DataApiAnswer, formOf, inForm } from "./answer.ts";
import type { Table } from "./catalogue.ts";
import { readRows } from "./data-api.repository.ts";
import { DataApiError } from "./data-api-error.ts";
import { parseQuery } from "./parse-query.ts";
import { applied, parsePrefer } from "./prefer.ts";

export interface ReadRequest {
  params: URLSearchParams;
  accept: string | undefined;
  prefer: string | string[] | undefined;
}

/** GET and HEAD on a table. */
export async function readTable(db: Db, table: Table, request: ReadRequest): Promise<DataApiAnswer> {
  const query = parseQuery(table, request.params);
  const { count } = parsePrefer(request.prefer);
  const form = formOf(request.accept);
  const result = await readRows(db, table, query, count !== undefined);
  const { rowCount, total } = result;
  if (total !== undefined && query.offset > 0 && query.offset >= total) {
    throw new DataApiError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
      headers: { "content-range": `*/${total}` },
    });
  }
  const isPart = total !== undefined && rowCount < total;
  return {
    status: isPart ? 206 : 200,
    body: inForm(form, result),
    headers: {
      "content-type": contentType(form),
      "content-range": contentRange(query.offset, rowCount, total),
      ...(count ? { "preference-applied": applied({ count }) } : {}),
    },
  };
}
