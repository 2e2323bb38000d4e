import type { Db } from "../db/connection-db.ts";
import type { DataApiAnswer } from "./answer.ts";
import { answerPage } from "./answer-page.ts";
import { requireAtMost } from "./answer-write.ts";
import { callFunction } from "./call.repository.ts";
import type { Fn } from "./callable-function.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataRequest } from "./data-request.ts";
import { inForm } from "./form.ts";
import type { RpcCall } from "./parse-rpc.ts";
import { applied } from "./prefer.ts";
import { readingOf } from "./reading-of.ts";

/** Calls a function. Its rows can be filtered, ordered and selected like those of a table. */
export function callRpc(
  shape: Fn,
  request: DataRequest,
  { args, params }: RpcCall,
): (db: Db) => Promise<DataApiAnswer> {
  const { form, preferences } = request;
  const reading = readingOf(request, shape.name, params);
  if (preferences.maxAffected !== undefined && !shape.returnsSet) throw needsSet();
  const preferred = applied(preferences, ["count", "tx", "handling", "maxAffected"]);
  return async (db) => {
    const result = await callFunction(db, shape, args, reading);
    requireAtMost(preferences.maxAffected, result.rowCount);
    const body = shape.returnsSet ? inForm(form, result) : result.body;
    const { status, headers } = answerPage(request, reading.page, { ...result, body });
    if (!shape.returnsVoid) return { status, body, headers: { ...headers, ...preferred } };
    const { "content-type": _, ...rest } = headers;
    return { status: 204, body: "", headers: { ...rest, ...preferred } };
  };
}

function needsSet(): DataApiError {
  return new DataApiError(
    400,
    "PGRST128",
    "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
  );
}
