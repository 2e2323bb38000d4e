import type { Json } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";
import { contentType, type DataApiAnswer, formOf, inForm } from "./answer.ts";
import type { Table } from "./catalogue.ts";
import { type Write, writeRows } from "./data-api.repository.ts";
import { DataApiError, parseFailure } from "./data-api-error.ts";
import { knownColumn } from "./identifiers.ts";
import { parseNames, parseRows } from "./parse-rows.ts";
import { parseSelect } from "./parse-select.ts";
import { applied, type Preferences, parsePrefer } from "./prefer.ts";
import type { ReadRequest } from "./read-table.ts";

export interface WriteRequest extends ReadRequest {
  body: Json;
}

/** POST on a table: adds rows, or with `resolution=…` also takes those that exist. */
export async function writeTable(db: Db, table: Table, request: WriteRequest): Promise<DataApiAnswer> {
  const { params, body } = request;
  const preferences = parsePrefer(request.prefer);
  const form = formOf(request.accept);
  const { columns, rows } = parseRows(table, body, params.get("columns"));
  if (table.writeLimit && rows.length > 1) throw parseFailure("body", "more than one row");
  if (rows.length === 0) return answer(preferences, form, { body: "[]", rowCount: 0, insertedCount: 0 });
  const onConflict = conflictOf(table, preferences, params.get("on_conflict"));
  if (onConflict && !table.methods.includes("upsert")) refuseMethod("upsert");
  if (!onConflict && !table.methods.includes("insert")) refuseMethod("insert");

  const isRead = preferences.return === "representation";
  const returning = isRead ? { returning: parseSelect(table, params.get("select") ?? undefined) } : {};
  const write: Write = { columns, rows, ...(onConflict ? { onConflict } : {}), ...returning };
  return answer(preferences, form, await writeRows(db, table, write));
}

function conflictOf(
  table: Table,
  { resolution }: Preferences,
  onConflict: string | null,
): Write["onConflict"] {
  if (!resolution) return undefined;
  const columns = onConflict ? parseNames(onConflict) : table.primaryKey;
  return {
    columns: columns.map((name) => knownColumn(table, name)),
    isMerged: resolution === "merge-duplicates",
  };
}

function answer(
  preferences: Preferences,
  form: "array" | "object",
  result: { body: string; rowCount: number; insertedCount?: number },
): DataApiAnswer {
  const isRead = preferences.return === "representation";
  const isNothingNew = preferences.resolution === "merge-duplicates" && result.insertedCount === 0;
  const honoured = applied({
    ...(preferences.resolution ? { resolution: preferences.resolution } : {}),
    ...(preferences.return ? { return: preferences.return } : {}),
  });
  return {
    status: isNothingNew ? 200 : 201,
    body: isRead ? inForm(form, result) : "",
    headers: {
      "content-range": "*/*",
      ...(isRead ? { "content-type": contentType(form) } : {}),
      ...(honoured ? { "preference-applied": honoured } : {}),
    },
  };
}

export function refuseMethod(method: string): never {
  throw new DataApiError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
}
