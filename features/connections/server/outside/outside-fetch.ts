import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { type Exchange, openExchange } from "#platform/server/guarded-fetch/open-exchange.ts";
import type { PacketReader } from "#platform/server/guarded-fetch/packet-queue.ts";
import { pinnedAgent } from "#platform/server/guarded-fetch/pinned-agent.ts";
import { toFetchError } from "#platform/server/guarded-fetch/to-fetch-error.ts";
import { toResponse } from "#platform/server/guarded-fetch/to-response.ts";
import { checkOutside, dialable } from "./dial.ts";
import type { Outside, OutsideFetch, OutsideLimits } from "./outside.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * A `fetch` for what connections ask: public addresses over https or what the operator allows, no redirects,
 * bounded answers. The body of an answer fails when it grows too large or stalls. `followsByHand`: a redirect
 * is returned, and the caller decides about its target.
 */
export function outsideFetch(
  outside: Outside,
  limits: OutsideLimits,
  { followsByHand = false }: { followsByHand?: boolean } = {},
): OutsideFetch {
  return async (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([init.signal, limits.signal]) : limits.signal;
    try {
      const exchange = await exchangeWith(outside, limits, { url: new URL(input), init, signal });
      if (!followsByHand) refuseRedirect(exchange);
      refusePacked(exchange);
      return toResponse(exchange);
    } catch (error) {
      throw signal.aborted && signal.reason instanceof GuardedFetchError
        ? signal.reason
        : toFetchError(error, signal);
    }
  };
}

interface Asked {
  url: URL;
  init: RequestInit;
  signal: AbortSignal;
}

async function exchangeWith(outside: Outside, limits: OutsideLimits, { url, init, signal }: Asked) {
  signal.throwIfAborted();
  const checked = checkOutside(outside, url);
  const agent = await pinnedAgent(await dialable(outside, checked), limits.firstByteTimeoutMs);
  const release = () => void agent.destroy().catch(() => undefined);
  try {
    const { status, headers, packets } = await openExchange(agent, {
      url: checked.url,
      method: methodOf(init.method),
      headers: { ...Object.fromEntries(new Headers(init.headers)), "accept-encoding": "identity" },
      body: bodyOf(init.body),
      signal,
      firstByteTimeoutMs: limits.firstByteTimeoutMs,
      idleTimeoutMs: limits.idleTimeoutMs,
    });
    return { status, headers, packets: bounded(packets, limits, release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Counts what is read, and closes the connection at the end. */
function bounded(packets: PacketReader, limits: OutsideLimits, release: () => void): PacketReader {
  let bytes = 0;
  const cancel = () => {
    packets.cancel();
    release();
  };
  return {
    async read() {
      try {
        const received = await packets.read();
        if (!received) release();
        bytes += received?.reduce((sum, packet) => sum + packet.length, 0) ?? 0;
        if (bytes > limits.maxBytes) throw tooLarge(limits);
        return received;
      } catch (error) {
        cancel();
        throw error;
      }
    },
    cancel,
  };
}

function refuseRedirect({ status, packets }: Exchange): void {
  if (status < 300 || status > 399 || status === 304) return;
  packets.cancel();
  throw new GuardedFetchError(
    "fetch.too_many_redirects",
    "The address leads to another one. That is not followed.",
  );
}

/** Nobody asked for a packed answer, and unpacking is where bombs are. */
function refusePacked({ headers, packets }: Exchange): void {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return;
  packets.cancel();
  throw new GuardedFetchError("fetch.encoding_refused", "The answer is packed in a way that is not read.");
}

function tooLarge({ maxBytes, onTooLarge }: OutsideLimits): GuardedFetchError {
  const error = new GuardedFetchError(
    "fetch.too_large",
    `The answer is larger than ${maxBytes / 1_000_000} MB.`,
  );
  onTooLarge?.(error);
  return error;
}

function methodOf(method = "GET") {
  const known = methods.find((name) => name === method.toUpperCase());
  if (!known) throw new GuardedFetchError("fetch.encoding_refused", `The method ${method} is not used.`);
  return known;
}

function bodyOf(body: RequestInit["body"]): string | Uint8Array | null {
  if (body === null || body === undefined) return null;
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new GuardedFetchError("fetch.encoding_refused", "Only text and bytes can be sent.");
}
