import { guardedStreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import { readPackets } from "#platform/server/guarded-fetch/read-packets.ts";
import { ProviderRefusal } from "./provider-refusal.ts";

/** Ten minutes of speech in the best quality of any provider. */
const mostBytes = 24 * 1024 * 1024;
const mostRefusalBytes = 64 * 1024;

export interface ProviderTimeouts {
  /** Limit of the whole call. */
  totalMs: number;
  connectMs: number;
  /** Limit until the first byte and between two. */
  silenceMs: number;
}

/** A self-hosted server without a GPU is slow. Normally an utterance takes seconds. */
const usualTimeouts: ProviderTimeouts = { totalMs: 120_000, connectMs: 10_000, silenceMs: 60_000 };

export interface ProviderAddress {
  baseUrl: string;
  /** An admin entered the URL, so it may be on a private network. */
  isTrusted: boolean;
  timeouts?: ProviderTimeouts | undefined;
}

/**
 * A `fetch` bound to one provider. Reads the whole response, limited in time and size. Throws ProviderRefusal
 * for error statuses.
 */
export function connectProvider({
  baseUrl,
  isTrusted,
  timeouts = usualTimeouts,
}: ProviderAddress): typeof fetch {
  const { totalMs, connectMs, silenceMs } = timeouts;
  const connection = guardedStreamFetch({
    ...{ baseUrl, isTrusted, connectTimeoutMs: connectMs },
    ...{ firstByteTimeoutMs: silenceMs, idleTimeoutMs: silenceMs },
  });
  return async (input, init) => {
    const timeout = AbortSignal.timeout(totalMs);
    const signal = init?.signal ? AbortSignal.any([timeout, init.signal]) : timeout;
    const { status, headers, packets } = await connection.open(input, { ...init, signal });
    const isRefused = status < 200 || status > 299;
    const body = await readPackets(packets, isRefused ? mostRefusalBytes : mostBytes);
    if (isRefused) throw new ProviderRefusal(status, body.toString("utf8"));
    return new Response(new Uint8Array(body), {
      status,
      headers: { "content-type": headers["content-type"] ?? "" },
    });
  };
}
