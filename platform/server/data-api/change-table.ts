import type { Db } from "../db/connection-db.ts";
import type { DataApiAnswer } from "./answer.ts";
import { answerWrite } from "./answer-write.ts";
import type { Table } from "./catalogue.ts";
import { DataApiError, notSupported } from "./data-api-error.ts";
import type { DataRequest } from "./data-request.ts";
import { parseRows } from "./parse-rows.ts";
import { parseQuery, type Query } from "./query/parse-query.ts";
import { tooMuch } from "./query/too-much.ts";
import { requireVerb } from "./require-verb.ts";
import { deleteSql, updateSql } from "./sql/update-sql.ts";
import { changeRows, type Returning } from "./write.repository.ts";

type Work = (db: Db) => Promise<DataApiAnswer>;

const honoured = ["return", "count", "tx", "handling", "maxAffected"] as const;

/** PATCH on a table: sets the columns of one object in every row that passes the filters. */
export function updateRows(table: Table, request: DataRequest): Work {
  requireVerb(table, "update", "PATCH");
  const { conditions, returning } = chosen(table, request, "UPDATE");
  const rows = parseRows(table, request.body, request.params.get("columns"));
  if (rows.rows.length > 1) throw tooMuch("changes of more than one object");
  const takesDefaults = request.preferences.missing === "default";
  return async (db) => {
    // Without columns to set, no row is touched and no trigger fires.
    const isEmpty = rows.columns.length === 0 || rows.rows.length === 0;
    const result = isEmpty
      ? { body: "[]", rowCount: 0 }
      : await changeRows(db, table, updateSql(table, rows, { conditions, takesDefaults }), {
          returning,
          isMerged: false,
        });
    return answerWrite(request, result, {
      status: returning ? 200 : 204,
      honoured: ["missing", ...honoured],
      hasPlaces: true,
    });
  };
}

/** DELETE on a table: deletes every row that passes the filters. */
export function deleteRows(table: Table, request: DataRequest): Work {
  requireVerb(table, "delete", "DELETE");
  const { conditions, returning } = chosen(table, request, "DELETE");
  return async (db) => {
    const result = await changeRows(db, table, deleteSql(table, conditions), { returning, isMerged: false });
    return answerWrite(request, result, { status: returning ? 200 : 204, honoured });
  };
}

/**
 * The affected rows, and what to return of them. A statement without filters is refused: it is probably a
 * mistake.
 */
function chosen(
  table: Table,
  { params, preferences, form }: DataRequest,
  statement: "UPDATE" | "DELETE",
): { conditions: Query["conditions"]; returning: Returning | undefined } {
  for (const name of ["limit", "offset"]) {
    if (params.has(name)) {
      throw notSupported(
        `The ${name} of a change`,
        "Say by filters which rows are meant, or how many at most by Prefer: handling=strict, max-affected=n.",
      );
    }
  }
  const { select, conditions } = parseQuery(params, table.name);
  if (conditions.length === 0) throw new DataApiError(400, "21000", `${statement} requires a WHERE clause`);
  const isRead = preferences.return === "representation";
  return { conditions, returning: isRead ? { select, isStripped: form.isStripped } : undefined };
}
