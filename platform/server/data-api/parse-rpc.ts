import type { Arguments } from "./call.repository.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataRequest } from "./data-request.ts";
import { isObject, parseBody } from "./parse-body.ts";
import { parseColumns } from "./query/parse-columns.ts";
import { tooMuch } from "./query/too-much.ts";

/** A parsed call: the arguments of the function, and the query on its result. */
export interface RpcCall {
  args: Arguments;
  names: string[];
  params: URLSearchParams;
}

const mostArguments = 100;
const choosing = new Set(["select", "order", "limit", "offset", "columns", "on_conflict", "apikey"]);
const treeKey = /^(?:not\.)?(?:and|or)$/;
const operation =
  /^(?:not\.|is\.|in\.|(?:eq|neq|gt|gte|lt|lte|like|ilike|match|imatch)(?:\((?:any|all)\))?\.|(?:cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct)\.|(?:fts|plfts|phfts|wfts)(?:\([^)]*\))?\.)/;

/** By POST the arguments are the body. By GET and HEAD they are all parameters that are not filters. */
export function parseRpc({ method, params, body }: DataRequest): RpcCall {
  return method === "POST" ? callOfBody(params, body) : callOfAddress(params);
}

function callOfBody(params: URLSearchParams, body: string): RpcCall {
  const json = body.trim() === "" ? "{}" : body;
  const value = parseBody(json);
  if (!isObject(value)) throw new DataApiError(400, "PGRST102", "The arguments of a function are one object");
  const columns = params.get("columns");
  const names = columns ? parseColumns(columns, "columns") : Object.keys(value);
  requireFew(names.length);
  return { args: { type: "json", json, names }, names, params };
}

function callOfAddress(params: URLSearchParams): RpcCall {
  const chosen = new URLSearchParams();
  const texts = new Map<string, string>();
  for (const [name, value] of params) {
    if (choosing.has(name) || treeKey.test(name) || operation.test(value)) chosen.append(name, value);
    else texts.set(name, value);
  }
  requireFew(texts.size);
  return { args: { type: "texts", texts: [...texts] }, names: [...texts.keys()], params: chosen };
}

function requireFew(count: number): void {
  if (count > mostArguments) throw tooMuch(`more than ${mostArguments} arguments`);
}
