import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A model vendor's server that plays scripts. */
export interface VendorServer {
  /** What a provider's base address is set to, e.g. `http://127.0.0.1:4011/v1`. */
  url: string;
  apiKey: string;
  /** What was asked, the oldest first. */
  requests: VendorRequest[];
  close(): Promise<void>;
}

export interface VendorRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** What it was answered with. */
  readonly status: number;
  /** The answer was sent to its end. */
  readonly isWhole: boolean;
  /** The answer is over, or the client has left. */
  readonly isClosed: boolean;
}

/** A call as a vendor's protocol reads it. */
export interface VendorCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** Counts the calls of this server, from 1 on. */
  number: number;
  response: ServerResponse;
}

/** How a vendor's server is started. */
export interface VendorServerOptions {
  apiKey?: string | undefined;
}

/** Listens on a free port of this machine; `answer` replies to one call, with the status and headers it likes. */
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

/** The body as JSON, or undefined. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
