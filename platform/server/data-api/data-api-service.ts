import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import type { DataApiAnswer } from "./answer.ts";
import type { DataApiCaller, ResolveCaller } from "./caller.ts";
import { createCatalogue } from "./catalogue.ts";
import { allowAnyOrigin } from "./cors.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataApiDeclaration } from "./declaration.ts";
import { readText } from "./read-text.ts";
import { renderDataApiError } from "./render-data-api-error.ts";
import { requireProfile } from "./require-profile.ts";
import { serveRpc } from "./serve-rpc.ts";
import { serveTable } from "./serve-table.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The database role of the request, once known. */
    dataApiRole?: string;
  }
}

export interface DataApiOptions {
  prefix: string;
  declarations: DataApiDeclaration[];
  resolveCaller: ResolveCaller;
}

interface Named {
  Params: { name: string };
}

const method = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"];
const schema = { hide: true };

/** Mounts the data API: declared tables and functions, under the caller's own role and policies. */
export function mountDataApi(server: FastifyInstance, services: Services, options: DataApiOptions): void {
  const { prefix, resolveCaller } = options;
  const catalogue = createCatalogue(services, options.declarations);
  server.setErrorHandler(renderDataApiError(services.log));
  readText(server);
  allowAnyOrigin(server, prefix);

  server.route<Named>({
    method,
    schema,
    url: `${prefix}/:name`,
    handler: (request, reply) =>
      answer(request, reply, async (caller) => {
        const table = await catalogue.table(request.params.name);
        return serveTable(services, caller, table, request);
      }),
  });

  server.route<Named>({
    method,
    schema,
    url: `${prefix}/rpc/:name`,
    handler: (request, reply) =>
      answer(request, reply, (caller) => serveRpc(services, caller, catalogue, request.params.name, request)),
  });

  server.route({ method, schema, url: `${prefix}/`, handler: refuseRoot });
  server.route({ method, schema, url: `${prefix}/*`, handler: refusePath });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    serve: (caller: DataApiCaller) => Promise<DataApiAnswer>,
  ): Promise<FastifyReply> {
    const profile = requireProfile(request);
    const caller = await resolveCaller(request, services);
    request.dataApiRole = caller.claims.role;
    const { status, headers, body } = await serve(caller);
    const isTyped = headers["content-type"] !== undefined;
    return reply
      .status(status)
      .headers({ ...headers, ...(isTyped ? profile : {}) })
      .serializer(String)
      .send(body);
  }
}

function refuseRoot(): never {
  throw new DataApiError(404, "PGRST126", "Root endpoint metadata is disabled");
}

function refusePath(): never {
  throw new DataApiError(404, "PGRST125", "Invalid path specified in request URL");
}
