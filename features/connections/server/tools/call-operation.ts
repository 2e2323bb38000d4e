import type { Ctx } from "#platform/server/context.ts";
import { callingLimits } from "../asking-limits.ts";
import { openKey } from "../connection-secrets.ts";
import { fetchDocument } from "../openapi/fetch-document.ts";
import { formsOfDocument } from "../openapi/forms-of-document.ts";
import { requestOf } from "../openapi/request-of.ts";
import type { Outside } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { withKey } from "../with-key.ts";
import { type CallResult, resultOfHttp } from "./call-result.ts";
import type { ConnectionCall } from "./connection-call.ts";
import { sending } from "./failed-after-sending.ts";
import { isComparisonDue, requireSameForm } from "./require-same-form.ts";

const maxAnswerBytes = 1_000_000;

/** Calls an operation of an HTTP API. Its document is read again first, when the last comparison is too old. */
export async function callOperation(ctx: Ctx, outside: Outside, call: ConnectionCall): Promise<CallResult> {
  const { connection, secrets } = call.loaded;
  const planned = requestOf(connection.address, call.form, call.input);
  if (connection.document_address !== null && isComparisonDue(ctx, call)) {
    const document = await fetchDocument(outside, connection.document_address, callingLimits(call.signal));
    await requireSameForm(ctx, call, formsOfDocument(document));
  }
  const { url, headers } = withKey(connection, openKey(ctx.services.secrets, secrets), planned.url);
  const limits = { ...callingLimits(call.signal), maxBytes: maxAnswerBytes };
  return sending(async () => {
    const response = await outsideFetch(outside, limits)(url, {
      method: planned.method,
      headers: {
        accept: "application/json, text/*;q=0.9, */*;q=0.5",
        "idempotency-key": call.callId,
        ...planned.headers,
        ...(planned.body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(planned.body === undefined ? {} : { body: planned.body }),
    });
    return resultOfHttp(response.status, response.headers.get("content-type") ?? "", await response.text());
  });
}
