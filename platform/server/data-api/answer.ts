import { DataApiError } from "./data-api-error.ts";

export interface DataApiAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const objectType = "application/vnd.pgrst.object+json";

export type Form = "array" | "object";

/** Whether the caller wants one object in place of a list. */
export function formOf(accept: string | undefined): Form {
  return accept?.includes(objectType) ? "object" : "array";
}

export function contentType(form: Form): string {
  return `${form === "object" ? objectType : "application/json"}; charset=utf-8`;
}

/** A JSON array in the form that was asked for; exactly one row can be an object. */
export function inForm(form: Form, { body, rowCount }: { body: string; rowCount: number }): string {
  if (form === "array") return body;
  if (rowCount === 1) return body.slice(1, -1);
  throw new DataApiError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rowCount} rows`,
  });
}

/** `0-9/*`: the rows of this page and, when counted, of how many. */
export function contentRange(offset: number, rowCount: number, total: number | undefined): string {
  const rows = rowCount > 0 ? `${offset}-${offset + rowCount - 1}` : "*";
  return `${rows}/${total ?? "*"}`;
}
