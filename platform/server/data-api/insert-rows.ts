import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";
import type { DataApiAnswer } from "./answer.ts";
import { answerWrite } from "./answer-write.ts";
import type { Table } from "./catalogue.ts";
import type { DataRequest } from "./data-request.ts";
import { parseRows } from "./parse-rows.ts";
import { parseColumns } from "./query/parse-columns.ts";
import { parseSelect } from "./query/parse-select.ts";
import type { SelectItem } from "./query/select-item.ts";
import { tooMuch } from "./query/too-much.ts";
import { requireVerb } from "./require-verb.ts";
import { insertSql, type OnConflict } from "./sql/insert-sql.ts";
import { knownColumn } from "./sql/known-column.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";
import { changeRows } from "./write.repository.ts";

/** POST on a table: inserts rows. With `resolution=…` it upserts or ignores existing ones. */
export function insertRows(table: Table, request: DataRequest): (db: Db) => Promise<DataApiAnswer> {
  const { preferences, params, form } = request;
  const rows = parseRows(table, request.body, params.get("columns"));
  if (table.writeLimit && rows.rows.length > 1) throw tooMuch("more than one row");
  const onConflict = conflictOf(table, request);
  requireVerb(table, onConflict ? "upsert" : "insert", "POST");
  const select = selectOf(table, request);
  const returning = select && { select, isStripped: form.isStripped };
  const isMerged = onConflict?.isMerged ?? false;
  const statement = insertSql(table, rows, { onConflict, takesDefaults: preferences.missing === "default" });
  return async (db) => {
    const result =
      rows.rows.length === 0
        ? { body: "[]", rowCount: 0, insertedCount: 0 }
        : await changeRows(db, table, statement, { returning, isMerged });
    const isNothingNew = isMerged && result.insertedCount === 0;
    return answerWrite(request, result, {
      status: isNothingNew ? 200 : 201,
      honoured: [
        ...(onConflict ? (["resolution"] as const) : []),
        "missing",
        "return",
        "count",
        "tx",
        "handling",
      ],
      headers: preferences.return === "headers-only" ? locationOf(table, result) : {},
    });
  };
}

/** `on_conflict` or else the primary key decides. Without either, no row counts as a duplicate. */
function conflictOf(table: Table, { params, preferences }: DataRequest): OnConflict | undefined {
  if (!preferences.resolution) return undefined;
  const named = params.get("on_conflict");
  const columns = named ? parseColumns(named, "on_conflict") : table.primaryKey;
  if (columns.length === 0) return undefined;
  return {
    columns: columns.map((name) => knownColumn(table, name).name),
    isMerged: preferences.resolution === "merge-duplicates",
  };
}

/** The columns to read back: the selected ones, the key for a `Location`, or none. */
function selectOf(table: Table, { params, preferences }: DataRequest): SelectItem[] | undefined {
  if (preferences.return === "representation") return parseSelect(params.get("select") ?? "*", table.name);
  if (preferences.return !== "headers-only") return undefined;
  return table.primaryKey.map((name) => ({ type: "field", field: { name, path: [] }, alias: name }));
}

/** The `Location` header of one new row when its key was read back. Empty for several rows. */
function locationOf(table: Table, { body, rowCount }: RowsAsJson): Record<string, string> {
  if (rowCount !== 1 || table.primaryKey.length === 0) return {};
  const [row = {}] = JSON.parse(body) as JsonObject[];
  const key = table.primaryKey.map((name) => {
    const value = row[name];
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return `${encodeURIComponent(name)}=eq.${encodeURIComponent(text)}`;
  });
  return { location: `/${table.name}?${key.join("&")}` };
}
