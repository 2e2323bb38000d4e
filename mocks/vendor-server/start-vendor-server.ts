import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A model vendor's server that plays scripts. */
export interface VendorServer {
  /** The base URL for a provider, e.g. `http://127.0.0.1:4011/v1`. */
  url: string;
  apiKey: string;
  /** The requests, oldest first. */
  requests: VendorRequest[];
  close(): Promise<void>;
}

export interface VendorRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The status of the reply. */
  readonly status: number;
  /** The reply was sent completely. */
  readonly isWhole: boolean;
  /** The reply has ended, or the client has disconnected. */
  readonly isClosed: boolean;
}

/** A call to a vendor's protocol. */
export interface VendorCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** The number of the call, from 1. */
  number: number;
  response: ServerResponse;
}

export interface VendorServerOptions {
  apiKey?: string | undefined;
}

/** Listens on a free local port. `answer` replies to one call. */
export async function startVendorServer(
  { path, apiKey = "test-key" }: VendorServerOptions & { path: string },
  answer: (call: VendorCall, apiKey: string) => Promise<void> | void,
): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  const server = createServer(async (request, response) => {
    response.on("error", () => {});
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://vendor");
    const body = await text(request).catch(() => "");
    requests.push({
      method,
      path: `${url.pathname}${url.search}`,
      headers,
      body: parsed(body),
      get status() {
        return response.statusCode;
      },
      get isWhole() {
        return response.writableFinished;
      },
      get isClosed() {
        return response.closed;
      },
    });
    await answer({ method, url, headers, body, number: requests.length, response }, apiKey);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    apiKey,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** The body as JSON, or undefined when invalid. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
