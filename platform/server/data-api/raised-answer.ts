import type { Json } from "#platform/contract/json.ts";
import { DataApiError } from "./data-api-error.ts";
import { isObject } from "./parse-body.ts";

/**
 * The reply of a function that raises SQLSTATE `PGRST`. Its message is JSON with `code`, `message`, `details`
 * and `hint`; its detail is JSON with `status` and `headers`. Returns PGRST121 when either is malformed.
 */
export function raisedAnswer(message: string, detail: string | null): DataApiError {
  const body = parsed(message);
  if (!isObject(body) || typeof body.code !== "string" || typeof body.message !== "string") {
    return unreadable(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const answer = parsed(detail ?? "");
  const status = isObject(answer) ? Number(answer.status) : Number.NaN;
  if (!isObject(answer) || !isObject(answer.headers) || !(status >= 200 && status <= 599)) {
    return unreadable(
      detail === null
        ? "DETAIL is missing in the RAISE statement"
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  return new DataApiError(status, body.code, body.message, {
    details: textOf(body.details),
    hint: textOf(body.hint),
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
  });
}

function unreadable(details: string, hint: string): DataApiError {
  const message = "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error";
  return new DataApiError(500, "PGRST121", message, { details, hint });
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function textOf(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}
