import { DataApiError } from "./data-api-error.ts";

/** The requested format of rows: a list or one object, with or without nulls. */
export interface Form {
  isObject: boolean;
  isStripped: boolean;
  contentType: string;
}

const objectType = "application/vnd.pgrst.object+json";
const arrayType = "application/vnd.pgrst.array+json";
const plainTypes = ["*/*", "application/*", "application/json"];

/** The first supported format of the `Accept` header. Throws PGRST107 when there is none. */
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

/** Formats a JSON array of rows. The object format needs exactly one row. */
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
