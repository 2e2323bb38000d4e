import type { Agent } from "undici";
import { checkUrl, originKey, refusedAddress } from "./check-url.ts";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { type Exchange, openExchange } from "./open-exchange.ts";
import { type Resolver, systemResolver } from "./resolve-public.ts";
import { toResponse } from "./to-response.ts";

export interface StreamFetchOptions {
  /** The only origin that is dialled. Redirects are not followed. */
  baseUrl: string;
  /** An admin entered the URL, so it may be on a private network. */
  isTrusted: boolean;
  connectTimeoutMs?: number;
  firstByteTimeoutMs?: number;
  idleTimeoutMs?: number;
  resolve?: Resolver;
}

export interface StreamFetch {
  fetch: typeof globalThis.fetch;
  /** Like `fetch`, without web streams: the caller reads or cancels the packets. */
  open(...request: Parameters<typeof globalThis.fetch>): Promise<Exchange>;
  close(): Promise<void>;
}

/**
 * A `fetch` bound to one origin. It times out when the server does not connect, does not start to reply, or
 * stalls.
 */
export function guardedStreamFetch(options: StreamFetchOptions): StreamFetch {
  const origin = originKey(new URL(options.baseUrl));
  const allowedOrigins = options.isTrusted ? [origin] : [];
  const firstByteTimeoutMs = options.firstByteTimeoutMs ?? 60_000;
  const idleTimeoutMs = options.idleTimeoutMs ?? 30_000;
  let opening: Promise<Agent> | undefined;

  const open: StreamFetch["open"] = async (input, init = {}) => {
    const { url } = checkUrl(addressOf(input), allowedOrigins);
    if (originKey(url) !== origin) throw refusedAddress(url);
    opening ??= checkingAgent(options);
    return openExchange(await opening, {
      url,
      method: methodOf(init.method),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: bodyOf(init.body),
      signal: init.signal ?? null,
      firstByteTimeoutMs,
      idleTimeoutMs,
    });
  };
  return {
    open,
    fetch: async (...request) => toResponse(await open(...request)),
    close: async () => (await opening)?.close(),
  };
}

/** Host names are resolved and checked at the moment of dialling, which defeats DNS rebinding. */
async function checkingAgent(options: StreamFetchOptions): Promise<Agent> {
  // Loaded by the first request, to keep the memory of a server without models small.
  const { Agent } = await import("undici");
  const resolve = options.resolve ?? systemResolver;
  return new Agent({
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 30_000,
    connect: {
      timeout: options.connectTimeoutMs ?? 10_000,
      lookup: (host, { all }, callback) => {
        resolve(host).then(
          (addresses) => {
            const isRefused =
              !options.isTrusted && !addresses.every(({ address }) => isPublicAddress(address));
            if (isRefused || !addresses[0]) return callback(refusedAddress(new URL(options.baseUrl)), "");
            if (all) return callback(null, addresses);
            callback(null, addresses[0].address, addresses[0].family);
          },
          (error: Error) => callback(error, ""),
        );
      },
    },
  });
}

function addressOf(input: string | URL | Request): string {
  if (typeof input === "string") return input;
  return input instanceof URL ? input.href : input.url;
}

function bodyOf(body: BodyInit | null | undefined): string | Uint8Array | null {
  if (body === null || body === undefined) return null;
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  throw new GuardedFetchError("fetch.encoding_refused", "Only text and bytes can be sent to a model server.");
}

function methodOf(method = "GET"): "GET" | "POST" {
  if (method === "GET" || method === "POST") return method;
  throw new GuardedFetchError("fetch.encoding_refused", "A model server is only asked with GET and POST.");
}
