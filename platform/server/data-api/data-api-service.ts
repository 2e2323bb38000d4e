import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ClientBase } from "pg";
import type { Json } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "../audit/installation-workspace.ts";
import { createCtx, withTransaction } from "../create-ctx.ts";
import type { Db } from "../db/connection-db.ts";
import { inTransaction } from "../db/transaction.ts";
import { readJsonOfAnyType } from "../http/read-json-of-any-type.ts";
import { sourceOf } from "../http/source.ts";
import { addressKey } from "../rate-limit/address-key.ts";
import { requireToken } from "../rate-limit/take-token.ts";
import type { Services } from "../services.ts";
import type { DataApiAnswer } from "./answer.ts";
import { argumentsOf, callRpc } from "./call-rpc.ts";
import type { DataApiCaller, ResolveCaller } from "./caller.ts";
import { createCatalogue, type Table } from "./catalogue.ts";
import { allowAnyOrigin } from "./cors.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataApiDeclaration } from "./declaration.ts";
import { type ReadRequest, readTable } from "./read-table.ts";
import { renderDataApiError } from "./render-data-api-error.ts";
import { refuseMethod, writeTable } from "./write-table.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The role under which the data API runs the request, once it is known. */
    dataApiRole?: string;
  }
}

export interface DataApiOptions {
  prefix: string;
  declarations: DataApiDeclaration[];
  resolveCaller: ResolveCaller;
}

const timeoutMs = { anon: 3_000, authenticated: 8_000, service_role: 30_000 };

/** Mounts the data API: declared tables and functions, under the caller's own role and policies. */
export function mountDataApi(server: FastifyInstance, services: Services, options: DataApiOptions): void {
  const catalogue = createCatalogue(services, options.declarations);
  server.setErrorHandler(renderDataApiError(services.log));
  readJsonOfAnyType(server);
  allowAnyOrigin(server, options.prefix);

  server.route<{ Params: { name: string } }>({
    method: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"],
    url: `${options.prefix}/:name`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const caller = await identify(request);
      const table = await catalogue.table(request.params.name);
      const answer = await serveTable(services, caller, table, request);
      return reply.status(answer.status).headers(answer.headers).send(answer.body);
    },
  });

  server.route<{ Params: { name: string } }>({
    method: ["GET", "HEAD", "POST"],
    url: `${options.prefix}/rpc/:name`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const caller = await identify(request);
      const args = argumentsOf(request);
      const shape = await catalogue.function(request.params.name, Object.keys(args));
      const { accept } = request.headers;
      const answer = await asCaller(services, caller, "read", (db) => callRpc(db, shape, args, accept));
      return reply.status(answer.status).headers(answer.headers).serializer(String).send(answer.body);
    },
  });

  server.route({
    method: ["GET", "POST", "PATCH", "PUT", "DELETE"],
    url: `${options.prefix}/*`,
    schema: { hide: true },
    handler: () => {
      throw new DataApiError(404, "PGRST125", "Invalid path specified in request URL");
    },
  });

  async function identify(request: FastifyRequest): Promise<DataApiCaller> {
    const profile = request.headers["accept-profile"] ?? request.headers["content-profile"] ?? "public";
    if (profile !== "public") {
      const hint = "Only the following schemas are exposed: public";
      throw new DataApiError(406, "PGRST106", `Invalid schema: ${String(profile).slice(0, 63)}`, { hint });
    }
    const caller = await options.resolveCaller(request, services);
    request.dataApiRole = caller.claims.role;
    return caller;
  }
}

async function serveTable(
  services: Services,
  caller: DataApiCaller,
  table: Table,
  request: FastifyRequest,
): Promise<DataApiAnswer> {
  const read: ReadRequest = {
    params: new URL(request.url, "http://localhost").searchParams,
    accept: request.headers.accept,
    prefer: request.headers.prefer,
  };
  if (request.method === "GET" || request.method === "HEAD") {
    if (!table.methods.includes("select")) refuseMethod(request.method);
    return asCaller(services, caller, "read", (db) => readTable(db, table, read));
  }
  if (request.method !== "POST") refuseMethod(request.method);
  const ctx = createCtx(services, caller.actor, { requestId: request.id, source: sourceOf(request) });
  if (table.writeLimit) await requireToken(ctx, table.writeLimit, addressKey(ctx.source.ip));
  return asCaller(services, caller, "write", async (db) => {
    const answer = await writeTable(db, table, { ...read, body: (request.body ?? {}) as Json });
    if (table.writeAct && caller.actor.type !== "anonymous") {
      const workspaceId = caller.actor.type === "user" ? caller.actor.workspaceId : installationWorkspaceId;
      await withTransaction(ctx, db, []).audit({ act: table.writeAct, workspaceId });
    }
    return answer;
  });
}

function asCaller<Result>(
  services: Services,
  { claims }: DataApiCaller,
  mode: "read" | "write",
  perform: (db: Db) => Promise<Result>,
): Promise<Result> {
  const performInTime = async (db: Db, client: ClientBase) => {
    // Queued in the same flush as the first statement; if it fails, so does that one.
    client
      .query("select set_config('statement_timeout', $1, true)", [String(timeoutMs[claims.role])])
      .catch(() => undefined);
    return perform(db);
  };
  // The caller chooses names and filters, so whoever likes could use up what may be prepared.
  return inTransaction(services.pool, claims, mode, performInTime, { preparesStatements: false });
}
