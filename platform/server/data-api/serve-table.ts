import type { FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import type { DataApiAnswer } from "./answer.ts";
import type { DataApiCaller } from "./caller.ts";
import type { Table } from "./catalogue.ts";
import { deleteRows, updateRows } from "./change-table.ts";
import { readDataRequest } from "./data-request.ts";
import { insertRows } from "./insert-rows.ts";
import { performRead } from "./perform-read.ts";
import { performWrite } from "./perform-write.ts";
import { readTable } from "./read-table.ts";
import { refuseMethod, requireVerb } from "./require-verb.ts";

const writes: Partial<Record<string, typeof insertRows>> = {
  POST: insertRows,
  PATCH: updateRows,
  DELETE: deleteRows,
};

/** Serves a request to a table. A malformed request is refused before a transaction opens. */
export async function serveTable(
  services: Services,
  caller: DataApiCaller,
  table: Table,
  request: FastifyRequest,
): Promise<DataApiAnswer> {
  const { method } = request;
  const asked = readDataRequest(request);
  if (method === "GET" || method === "HEAD") {
    requireVerb(table, "select", method);
    return performRead(services, caller, request, readTable(table, asked));
  }
  const write = writes[method] ?? refuseMethod(method);
  return performWrite(services, caller, request, table, asked.preferences, write(table, asked));
}
