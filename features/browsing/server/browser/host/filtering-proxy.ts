import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, createConnection, type LookupFunction, type Socket } from "node:net";
import type { Duplex, Readable } from "node:stream";
import { checkUrl, refusedAddress } from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import {
  type Address,
  type Resolver,
  resolvePublic,
  systemResolver,
} from "#platform/server/guarded-fetch/resolve-public.ts";
import { type ProxyLimits, proxyLimits } from "./proxy-limits.ts";

export interface FilteringProxy {
  port: number;
  /** Addresses that were refused, newest last, at most 20. */
  readonly refused: readonly string[];
  /**
   * Whether only the allowed private servers are reachable, or only the public internet, as at first. A page of
   * one must not send requests to the other. Ends all connections.
   */
  goInside(isInside: boolean): void;
  close(): Promise<void>;
}

interface ProxyOptions {
  allowedOrigins: readonly string[];
  resolve?: Resolver;
  limits?: Partial<ProxyLimits>;
}

/**
 * A proxy on loopback through which a browser reaches public addresses alone. Each request and each tunnel is
 * checked by the rules of the guarded fetch, resolved once, and dialled at exactly the addresses that were checked.
 */
export async function startFilteringProxy({
  allowedOrigins,
  resolve = systemResolver,
  limits,
}: ProxyOptions): Promise<FilteringProxy> {
  const bounds = { ...proxyLimits, ...limits };
  const refused: string[] = [];
  let openConnections = 0;
  let transferredBytes = 0;
  let isInside = false;
  const tunnels = new Set<Duplex>();

  const server = createServer({ maxHeaderSize: 32 * 1_024, requestTimeout: bounds.connectionMs });
  server.headersTimeout = 10_000;
  server.maxConnections = bounds.connections;

  async function check(url: string): Promise<{ target: URL; addresses: Address[] }> {
    const checked = checkUrl(url, allowedOrigins);
    if (checked.isAllowedOrigin !== isInside) throw refusedAddress(checked.url);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("No answer of the name server.")), bounds.connectMs);
    try {
      const addresses = await Promise.race([resolvePublic(checked, resolve), late.promise]);
      return { target: checked.url, addresses };
    } finally {
      clearTimeout(timer);
    }
  }

  function refuse(url: string, error: unknown): string {
    const { host } = URL.parse(url) ?? { host: "an invalid address" };
    refused.push(host.slice(0, 200));
    if (refused.length > 20) refused.shift();
    return error instanceof GuardedFetchError ? error.message : "The server could not be reached.";
  }

  /** Calls `end` at the limits of size and time. Returns false when there is too much already. */
  function watch(outside: Socket, inside: Readable, end: () => void): boolean {
    if (openConnections >= bounds.connections || transferredBytes > bounds.sessionBytes) return false;
    openConnections += 1;
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      transferredBytes += chunk.length;
      if (bytes > bounds.connectionBytes || transferredBytes > bounds.sessionBytes) end();
    };
    const deadline = setTimeout(end, bounds.connectionMs);
    inside.on("data", count);
    outside.on("data", count);
    outside.setTimeout(bounds.idleMs, end);
    outside.once("close", () => {
      openConnections -= 1;
      clearTimeout(deadline);
    });
    return true;
  }

  server.on("connect", async (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const url = `https://${message.url ?? ""}/`;
    try {
      const { target, addresses } = await check(url);
      // The port as it was asked for: a URL leaves out the usual one.
      const port = Number(target.port || 443);
      const outside = createConnection({ host: target.hostname, port, lookup: pinned(addresses) });
      const end = () => {
        outside.destroy();
        socket.destroy();
      };
      if (!watch(outside, socket, end)) {
        outside.destroy();
        return answer(socket, 503, tooMuch);
      }
      outside.on("error", end);
      tunnels.add(socket);
      socket.once("close", () => {
        tunnels.delete(socket);
        end();
      });
      outside.once("close", end);
      outside.setTimeout(bounds.connectMs);
      outside.once("connect", () => {
        outside.setTimeout(bounds.idleMs);
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        if (head.length > 0) outside.write(head);
        socket.pipe(outside).pipe(socket);
      });
    } catch (error) {
      answer(socket, 403, refuse(url, error));
    }
  });

  server.on("request", async (message: IncomingMessage, response: ServerResponse) => {
    response.on("error", () => response.destroy());
    const url = message.url ?? "";
    try {
      // Only the absolute form of a proxy. A path would be this proxy itself.
      if (!/^http:\/\//i.test(url)) throw new GuardedFetchError("fetch.scheme_refused", "This is a proxy.");
      const { target, addresses } = await check(url);
      const outgoing = request(
        {
          host: target.hostname.replace(/^\[|\]$/g, ""),
          port: Number(target.port || 80),
          path: `${target.pathname}${target.search}`,
          method: message.method ?? "GET",
          headers: { ...withoutHops(message.headers), host: target.host },
          lookup: pinned(addresses),
          agent: false,
          maxHeaderSize: 32 * 1_024,
          timeout: bounds.idleMs,
        },
        (incoming) => {
          response.writeHead(incoming.statusCode ?? 502, withoutHops(incoming.headers));
          incoming.on("error", () => response.destroy());
          incoming.pipe(response);
        },
      );
      outgoing.once("socket", (socket) => {
        if (watch(socket, message, () => outgoing.destroy())) return;
        say(response, 503, tooMuch);
        outgoing.destroy();
      });
      outgoing.on("timeout", () => outgoing.destroy());
      outgoing.on("error", (error) => say(response, 502, refuse(url, error)));
      response.once("close", () => outgoing.destroy());
      message.pipe(outgoing);
    } catch (error) {
      say(response, 403, refuse(url, error));
    }
  });
  // An upgrade in the absolute form is no tunnel.
  server.on("upgrade", (_message, socket) => socket.destroy());

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    refused,
    goInside(is) {
      isInside = is;
      server.closeAllConnections();
      for (const socket of tunnels) socket.destroy();
    },
    close: () => close(server),
  };
}

const tooMuch = "Too many connections or too much data.";

/** A lookup that knows only the addresses that were checked. A later answer of the name has no effect. */
function pinned(addresses: Address[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? "", first?.family ?? 4);
  };
}

const hops = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "alt-svc",
]);

function withoutHops(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.has(name)));
}

function answer(socket: Duplex, status: number, why: string): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${why}`);
}

function say(response: ServerResponse, status: number, why: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", connection: "close" });
  response.end(why);
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
