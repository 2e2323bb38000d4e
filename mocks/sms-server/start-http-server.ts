import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface HeardRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpAnswer {
  status: number;
  json: object;
}

export interface StartedHttpServer extends AsyncDisposable {
  url: string;
}

/** A loopback server that replies with JSON. `undefined` is never answered. */
export async function startHttpServer(
  answer: (request: HeardRequest) => HttpAnswer | undefined,
): Promise<StartedHttpServer> {
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const given = answer({ method, path, headers, body: await text(request) });
    if (!given) return;
    response.writeHead(given.status, { "content-type": "application/json" });
    response.end(JSON.stringify(given.json));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
