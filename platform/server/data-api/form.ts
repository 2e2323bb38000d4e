import { DataApiError } from "./data-api-error.ts";

/** How the caller wants rows: as a list or as one object, with nulls or without. */
export interface Form {
  isObject: boolean;
  isStripped: boolean;
  contentType: string;
}

const objectType = "application/vnd.pgrst.object+json";
const arrayType = "application/vnd.pgrst.array+json";
const plainTypes = ["*/*", "application/*", "application/json"];

/** The first form of the `Accept` header that is served; PGRST107 when none is. */
export function parseForm(accept: string | undefined): Form {
  const types = (accept?.trim() || "*/*").split(",").map((type) => type.trim());
  const form = types.map(formOf).find((known) => known !== undefined);
  if (form) return form;
  throw new DataApiError(
    406,
    "PGRST107",
    `None of these media types are available: ${types.join(", ").slice(0, 400)}`,
  );
}

/** The rows of a JSON array in the form that was asked for; exactly one row can be an object. */
export function inForm({ isObject }: Form, { body, rowCount }: { body: string; rowCount: number }): string {
  if (!isObject) return body;
  requireOneRow(rowCount);
  return body.slice(1, -1);
}

export function requireOneRow(rowCount: number): void {
  if (rowCount === 1) return;
  throw new DataApiError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rowCount} rows`,
  });
}

function formOf(accepted: string): Form | undefined {
  const [type = "", ...params] = accepted
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  if (plainTypes.includes(type)) return formNamed("application/json", false, false);
  if (type !== objectType && type !== arrayType) return undefined;
  const isStripped = params.includes("nulls=stripped");
  return type === objectType || isStripped
    ? formNamed(type, type === objectType, isStripped)
    : formNamed("application/json", false, false);
}

function formNamed(type: string, isObject: boolean, isStripped: boolean): Form {
  return {
    isObject,
    isStripped,
    contentType: `${type}${isStripped ? ";nulls=stripped" : ""}; charset=utf-8`,
  };
}
