import type { Agent, Dispatcher } from "undici";
import { checkUrl, originKey, refusedAddress } from "./check-url.ts";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { type Resolver, systemResolver } from "./resolve-public.ts";
import { streamBody } from "./stream-body.ts";

export interface StreamFetchOptions {
  /** The only origin that is dialled; redirects are not followed. */
  baseUrl: string;
  /** The address was entered by an admin, so it may be on a private network. */
  isTrusted: boolean;
  connectTimeoutMs?: number;
  firstByteTimeoutMs?: number;
  idleTimeoutMs?: number;
  resolve?: Resolver;
}

export interface StreamFetch {
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

const BODILESS_STATUSES = new Set([204, 205, 304]);

/** A `fetch` bound to one origin that gives up on servers that do not connect, begin or go on answering. */
export function guardedStreamFetch(options: StreamFetchOptions): StreamFetch {
  const origin = originKey(new URL(options.baseUrl));
  const allowedOrigins = options.isTrusted ? [origin] : [];
  const firstByteTimeoutMs = options.firstByteTimeoutMs ?? 60_000;
  const idleTimeoutMs = options.idleTimeoutMs ?? 30_000;
  let opening: Promise<Agent> | undefined;

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { url } = checkUrl(addressOf(input), allowedOrigins);
    if (originKey(url) !== origin) throw refusedAddress(url);
    // Loaded with the first request: a server without models does not pay for it.
    const { request } = await import("undici");
    opening ??= checkingAgent(options);
    const agent = await opening;
    const startedAt = performance.now();
    const stop = linkedStop(init.signal, firstByteTimeoutMs);
    const answer = await request(url.href, {
      dispatcher: agent,
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: bodyOf(init.body),
      signal: stop.signal,
    }).catch((error: unknown) => {
      stop.release();
      throw error;
    });
    stop.hasBegun();
    answer.body.once("close", stop.release);
    const remainingMs = Math.max(1, firstByteTimeoutMs - (performance.now() - startedAt));
    const hasBody = !BODILESS_STATUSES.has(answer.statusCode);
    if (!hasBody) await answer.body.dump();
    return new Response(hasBody ? streamBody(answer.body, remainingMs, idleTimeoutMs) : null, {
      status: answer.statusCode,
      headers: toHeaders(answer.headers),
    });
  };
  return { fetch, close: async () => (await opening)?.close() };
}

/** Names are resolved and judged at the moment of dialling, so an answer that changes later changes nothing. */
async function checkingAgent(options: StreamFetchOptions): Promise<Agent> {
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

/** Follows the caller's signal for the whole answer, and its own clock until the answer begins. */
function linkedStop(outer: AbortSignal | null | undefined, firstByteTimeoutMs: number) {
  const controller = new AbortController();
  const late = () =>
    controller.abort(new GuardedFetchError("fetch.timed_out", "The server did not begin to answer."));
  const follow = () => controller.abort(outer?.reason);
  const timer = setTimeout(late, firstByteTimeoutMs);
  if (outer?.aborted) follow();
  outer?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    hasBegun: () => clearTimeout(timer),
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", follow);
    },
  };
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

function toHeaders(headers: Dispatcher.ResponseData["headers"]): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) result.append(name, item);
  }
  return result;
}
