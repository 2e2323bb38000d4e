import type { FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import type { DataApiAnswer } from "./answer.ts";
import { callRpc } from "./call-rpc.ts";
import type { DataApiCaller } from "./caller.ts";
import type { Catalogue } from "./catalogue.ts";
import { DataApiError } from "./data-api-error.ts";
import { readDataRequest } from "./data-request.ts";
import { parseRpc } from "./parse-rpc.ts";
import { performRead } from "./perform-read.ts";
import { performWrite } from "./perform-write.ts";

/** Serves a function call by POST, GET or HEAD. Only a POST to a function declared as writing may write. */
export async function serveRpc(
  services: Services,
  caller: DataApiCaller,
  catalogue: Catalogue,
  name: string,
  request: FastifyRequest,
): Promise<DataApiAnswer> {
  const { method } = request;
  if (!["GET", "HEAD", "POST"].includes(method)) {
    throw new DataApiError(405, "PGRST101", `Cannot use the ${method} method on RPC`);
  }
  const asked = readDataRequest(request);
  const call = parseRpc(asked);
  const isPost = method === "POST";
  const shape = await catalogue.function(name, call.names, isPost);
  const work = callRpc(shape, asked, call);
  if (isPost && shape.isWriting) {
    return performWrite(services, caller, request, shape, asked.preferences, work);
  }
  return performRead(services, caller, request, work);
}
