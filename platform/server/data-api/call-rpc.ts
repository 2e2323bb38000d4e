import type { FastifyRequest } from "fastify";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";
import { contentType, type DataApiAnswer, formOf, inForm } from "./answer.ts";
import type { FunctionShape } from "./catalogue.repository.ts";
import { callFunction } from "./data-api.repository.ts";
import { notSupported } from "./data-api-error.ts";

/** The named arguments of a call: by POST those of the body, by GET and HEAD those of the address. */
export function argumentsOf({ method, url, body }: FastifyRequest): JsonObject {
  const params = [...new URL(url, "http://localhost").searchParams].filter(
    ([name, value]) => name !== "apikey" && name !== "columns" && !(name === "select" && value === "*"),
  );
  if (method !== "POST") return Object.fromEntries(params);
  const [first] = params;
  if (first) {
    throw notSupported(
      `Choosing from the result of a function (${first[0]})`,
      "Take the whole result; arguments of a POST belong into its body.",
    );
  }
  return (body ?? {}) as JsonObject;
}

/** Calls the function; a set of exactly one row can be asked for as an object. */
export async function callRpc(
  db: Db,
  shape: FunctionShape,
  args: JsonObject,
  accept: string | undefined,
): Promise<DataApiAnswer> {
  const result = await callFunction(db, shape, args);
  if (shape.returnsVoid) return { status: 204, body: "", headers: {} };
  const form = formOf(accept);
  return {
    status: 200,
    body: shape.returnsSet ? inForm(form, result) : result.body,
    headers: { "content-type": contentType(form) },
  };
}
