import type { Db } from "../db/connection-db.ts";
import type { DataApiAnswer } from "./answer.ts";
import { answerPage } from "./answer-page.ts";
import type { Table } from "./catalogue.ts";
import type { DataRequest } from "./data-request.ts";
import { inForm } from "./form.ts";
import { applied } from "./prefer.ts";
import { readRows } from "./read.repository.ts";
import { readingOf } from "./reading-of.ts";

/** GET and HEAD on a table. Throws for a malformed request at once, before a transaction opens. */
export function readTable(table: Table, request: DataRequest): (db: Db) => Promise<DataApiAnswer> {
  const reading = readingOf(request, table.name);
  return async (db) => {
    const result = await readRows(db, table, reading);
    const body = inForm(request.form, result);
    const { headers, ...answer } = answerPage(request, reading.page, { ...result, body });
    return {
      ...answer,
      headers: { ...headers, ...applied(request.preferences, ["count", "tx", "handling"]) },
    };
  };
}
