import { checkUrl, originKey } from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { guardedStreamFetch, type StreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";

const timeoutMs = 10_000;
const maxBytes = 1_000_000;

/** Request shape of the client libraries. */
interface ProviderRequest {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: AbortSignal | null;
}

export type ProviderFetch = (address: string, request?: ProviderRequest) => Promise<Response>;

/**
 * A `fetch` for one provider. Hosts in `trusted` (`host:port`) may be private; all others must be public.
 * Follows no redirects and limits size and time of answers.
 */
export function providerFetch(trusted: readonly string[]): ProviderFetch {
  const fetches = new Map<string, StreamFetch>();

  const fetchOf = (url: URL): StreamFetch => {
    const known = fetches.get(url.origin);
    if (known) return known;
    const made = guardedStreamFetch({
      baseUrl: url.origin,
      isTrusted: trusted.includes(originKey(url)),
      connectTimeoutMs: timeoutMs,
      firstByteTimeoutMs: timeoutMs,
      idleTimeoutMs: timeoutMs,
    });
    fetches.set(url.origin, made);
    return made;
  };
  return async (address, { method = "GET", headers: asked = {}, body, signal: ended } = {}) => {
    const { url } = checkUrl(address, trusted);
    const deadline = AbortSignal.timeout(timeoutMs);
    const response = await fetchOf(url).fetch(url, {
      method,
      headers: asked,
      signal: ended ? AbortSignal.any([ended, deadline]) : deadline,
      ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
    });
    const { status, headers } = response;
    return new Response(response.body ? await readAll(response.body) : null, { status, headers });
  };
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const packets: Uint8Array[] = [];
  let bytes = 0;
  for await (const packet of body) {
    bytes += packet.byteLength;
    if (bytes > maxBytes)
      throw new GuardedFetchError("fetch.too_large", "The provider's answer is too long.");
    packets.push(packet);
  }
  return new Uint8Array(Buffer.concat(packets));
}
