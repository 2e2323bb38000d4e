import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type OrderDocument, orderDocument } from "./order-document.ts";

export interface ApiRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpApi extends AsyncDisposable {
  url: string;
  /** `host:port` */
  origin: string;
  documentUrl: string;
  document: OrderDocument;
  /** Everything but reading the document. */
  requests: ApiRequest[];
  /** Answers the next request. */
  next: ((response: ServerResponse) => void) | undefined;
}

export interface HttpApiOptions {
  /** Expected in this header. */
  key?: { header: string; value: string };
}

/** Starts the order book. */
export async function startHttpApi({ key }: HttpApiOptions = {}): Promise<HttpApi> {
  const http = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const asked = { method, path, headers, body: await text(request) };
    if (path === "/openapi.json") return send(response, 200, api.document);
    api.requests.push(asked);
    const next = api.next;
    api.next = undefined;
    if (next) return next(response);
    if (key && headers[key.header.toLowerCase()] !== key.value)
      return send(response, 401, { error: "no key" });
    answer(asked, response);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const origin = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const url = `http://${origin}`;
  const api: HttpApi = {
    ...{ url, origin, documentUrl: `${url}/openapi.json`, document: orderDocument(), requests: [] },
    next: undefined,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
  return api;
}

function answer({ method, path, headers, body }: ApiRequest, response: ServerResponse) {
  const { pathname } = new URL(path, "http://api.test");
  const [, version, noun, id] = pathname.split("/");
  if (version !== "v1" || noun !== "orders") return send(response, 404, { error: "not found" });
  if (id === undefined && method === "GET")
    return send(response, 200, { orders: [{ id: "4711", state: "open" }] });
  if (id === undefined && method === "POST") return create(headers, body, response);
  if (id !== undefined && method === "GET") return getOrder(decodeURIComponent(id), response);
  if (id !== undefined && method === "DELETE") return send(response, 200, { deleted: id });
  send(response, 405, { error: "not allowed" });
}

function getOrder(id: string, response: ServerResponse) {
  if (id !== "4711") return send(response, 404, { error: `no order ${id}` });
  send(response, 200, { id, state: "open", article: "lamp" });
}

function create(headers: IncomingHttpHeaders, body: string, response: ServerResponse) {
  if (headers["content-type"] !== "application/json") return send(response, 415, { error: "send JSON" });
  const order = JSON.parse(body) as Record<string, unknown>;
  const unknown = Object.keys(order).filter((name) => !["article", "count", "note"].includes(name));
  if (unknown.length > 0 || typeof order.article !== "string")
    return send(response, 422, { error: "wrong fields" });
  send(response, 201, { id: "4712", ...order });
}

function send(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(json));
}
