import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Resolver } from "./resolve-public.ts";

export interface LoopbackServer {
  /** `127.0.0.1:port` */
  origin: string;
  port: number;
  hits: string[];
  close(): Promise<void>;
}

/** A server on loopback that records every requested path. */
export async function startLoopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? "");
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `127.0.0.1:${port}`,
    port,
    hits,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A resolver that knows only the names of a table. */
export function tableResolver(table: Record<string, string[]>): Resolver {
  return async (host) => {
    const found = table[host];
    if (!found) throw new Error(`no such name: ${host}`);
    return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
}
