import type { Dispatcher } from "undici";
import { checkUrl } from "./check-url.ts";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { pinnedAgent } from "./pinned-agent.ts";
import { readBody } from "./read-body.ts";
import { type Resolver, resolvePublic, systemResolver } from "./resolve-public.ts";
import { toFetchError } from "./to-fetch-error.ts";

export interface GuardedFetchOptions {
  signal?: AbortSignal;
  /** Sent with every hop. `authorization` and `cookie` go only to the first origin. */
  headers?: Record<string, string>;
  /** Covers the whole exchange with its redirects. */
  timeoutMs?: number;
  /** Counted after decompression. */
  maxBytes?: number;
  maxRedirects?: number;
  /** Called with the target of each redirect before it is dialled. It rejects to refuse it. */
  checkRedirect?: (target: URL) => Promise<void>;
  /** Accepted media types. An empty list accepts all. */
  contentTypes?: readonly string[];
  /** `host:port` of private servers that may be dialled. */
  allowedOrigins?: readonly string[];
  resolve?: Resolver;
}

export interface GuardedResponse {
  /** The final URL after redirects. */
  url: string;
  status: number;
  contentType: string;
  charset: string;
  headers: Record<string, string>;
  body: Buffer;
}

const MAX_COMPRESSION_RATIO = 200;
const SECRET_HEADERS = new Set(["authorization", "cookie", "proxy-authorization"]);

/**
 * Fetches a public http(s) URL with GET. Refuses private networks, unusual ports, decompression bombs and
 * slow senders. Throws GuardedFetchError.
 */
export async function guardedFetch(
  input: string | URL,
  options: GuardedFetchOptions = {},
): Promise<GuardedResponse> {
  const timeoutMs = options.timeoutMs ?? 15_000;
  const maxRedirects = options.maxRedirects ?? 5;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const firstOrigin = checkUrl(input, options.allowedOrigins).url.origin;

  let next = new URL(input);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const answer = await fetchHop(next, firstOrigin, options, timeoutMs, signal);
    if (!(answer instanceof URL)) return answer;
    if (next.protocol === "https:" && answer.protocol === "http:") {
      throw new GuardedFetchError(
        "fetch.downgrade_refused",
        "The page leads from a secure to an insecure address.",
      );
    }
    await options.checkRedirect?.(answer);
    next = answer;
  }
  throw new GuardedFetchError(
    "fetch.too_many_redirects",
    `The page redirects more than ${maxRedirects} times.`,
  );
}

/** Performs one exchange. Returns the target of a redirect as a URL. */
async function fetchHop(
  url: URL,
  firstOrigin: string,
  options: GuardedFetchOptions,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<GuardedResponse | URL> {
  const checked = checkUrl(url, options.allowedOrigins);
  const addresses = await unlessAborted(resolvePublic(checked, options.resolve ?? systemResolver), signal);
  // Loaded by the first request, to keep the memory of an idle server small.
  const { request } = await import("undici");
  const agent = await pinnedAgent(addresses, timeoutMs);
  try {
    const response = await request(checked.url.href, {
      dispatcher: agent,
      signal,
      headers: headersFor(options.headers, checked.url.origin === firstOrigin),
    });
    const location = response.headers.location;
    if (isRedirect(response.statusCode) && typeof location === "string") {
      return redirectTarget(location, checked.url);
    }
    return await readResponse(checked.url, response, options, signal);
  } catch (error) {
    throw toFetchError(error, signal);
  } finally {
    await agent.destroy();
  }
}

async function readResponse(
  url: URL,
  response: Dispatcher.ResponseData,
  options: GuardedFetchOptions,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const headers = flatten(response.headers);
  const [mediaType = "", ...parameters] = (headers["content-type"] ?? "")
    .split(";")
    .map((part) => part.trim());
  const contentType = mediaType.toLowerCase();
  const accepted = options.contentTypes ?? [];
  if (accepted.length > 0 && response.statusCode < 300 && !accepted.includes(contentType)) {
    throw new GuardedFetchError(
      "fetch.content_type_refused",
      `The address answers with ${contentType || "an unnamed kind of content"}, which is not read.`,
    );
  }
  const limits = { maxBytes: options.maxBytes ?? 2_000_000, maxRatio: MAX_COMPRESSION_RATIO };
  const body = await readBody(response.body, headers["content-encoding"] ?? "", limits, signal);
  const charset = /^charset="?([\w-]+)/i.exec(parameters.find((part) => /^charset=/i.test(part)) ?? "")?.[1];
  return { url: url.href, status: response.statusCode, contentType, charset: charset ?? "", headers, body };
}

function headersFor(headers: Record<string, string> = {}, isFirstOrigin: boolean): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => isFirstOrigin || !SECRET_HEADERS.has(name.toLowerCase()),
  );
  return { "accept-encoding": "gzip, deflate, br, zstd", ...Object.fromEntries(kept) };
}

function redirectTarget(location: string, base: URL): URL {
  const target = URL.parse(location, base);
  if (!target) throw new GuardedFetchError("fetch.invalid_url", "The page redirects to an invalid address.");
  return target;
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function flatten(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? ""),
    ]),
  );
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(toFetchError(signal.reason, signal));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
