import { ToolError } from "#features/tools/server/index.ts";
import type { SearchSettings } from "#platform/server/config/config.ts";
import type { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import {
  guardedStreamFetch,
  type StreamFetchOptions,
} from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import type { Exchange } from "#platform/server/guarded-fetch/open-exchange.ts";
import { readPackets } from "#platform/server/guarded-fetch/read-packets.ts";
import { toFetchError } from "#platform/server/guarded-fetch/to-fetch-error.ts";
import { cleanResults } from "./clean-results.ts";
import type { SearchProtocol } from "./providers/search-protocol.ts";
import { searchProtocols } from "./providers/search-protocols.ts";
import type { SearchResult } from "./search-result.ts";

export interface SearchProvider {
  id: keyof typeof searchProtocols;
  /** As people know it, e.g. "Brave". */
  label: string;
  /** At most ten results. Throws ToolError. */
  search(query: string, signal: AbortSignal): Promise<SearchResult[]>;
}

export interface SearchOptions {
  /** Of the whole exchange. */
  timeoutMs?: number;
  resolve?: NonNullable<StreamFetchOptions["resolve"]>;
}

const usualTimeoutMs = 12_000;
/** Ten results have some kilobytes. SearXNG sends all that its engines found. */
const mostAnswerBytes = 2_000_000;

/** The provider that the settings choose. Undefined without one. */
export function searchProviderOf(
  settings: SearchSettings,
  options: SearchOptions = {},
): SearchProvider | undefined {
  if (settings.provider === "none") return undefined;
  const { timeoutMs = usualTimeoutMs, resolve } = options;
  const { provider: id, url } = settings;
  const protocol = searchProtocols[id];
  const baseUrl = url ?? protocol.baseUrl ?? "";
  // An address of the operator may be inside the network. It is the only one that is dialled.
  const connection = guardedStreamFetch({
    ...{ baseUrl, isTrusted: url !== undefined, firstByteTimeoutMs: timeoutMs, idleTimeoutMs: timeoutMs },
    ...(resolve && { resolve }),
  });
  const apiKey = "apiKey" in settings ? settings.apiKey : "";
  return {
    ...{ id, label: protocol.label },
    async search(query, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const { path, headers, body } = protocol.request(query, apiKey);
      try {
        const exchange = await connection.open(`${baseUrl}${path}`, {
          method: body ? "POST" : "GET",
          headers: {
            ...{ accept: "application/json", "accept-encoding": "identity" },
            ...(body && { "content-type": "application/json" }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: limit,
        });
        return await readResults(protocol, exchange);
      } catch (error) {
        if (error instanceof ToolError) throw error;
        throw failureOf(protocol, toFetchError(error, limit));
      }
    },
  };
}

async function readResults(protocol: SearchProtocol, { status, packets }: Exchange): Promise<SearchResult[]> {
  const body = await readPackets(packets, mostAnswerBytes);
  if (status !== 200) throw refusalOf(protocol, status);
  const read = protocol.results.safeParse(parsed(body.toString("utf8")));
  if (!read.success) {
    throw new ToolError("search.unreadable", `${protocol.label} sent an answer that is no list of results.`);
  }
  return cleanResults(read.data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its own words are not repeated: they may quote the key. */
function refusalOf({ label, refusals = {} }: SearchProtocol, status: number): ToolError {
  const known = refusals[status];
  if (known) return new ToolError("search.refused", known);
  switch (status) {
    case 401:
    case 403:
      return new ToolError(
        "search.key_refused",
        `${label} refuses the key. An admin has to check SEARCH_KEY.`,
      );
    case 400:
    case 422:
      return new ToolError("search.query_refused", `${label} refuses this query. Try other words.`);
    case 429:
      return new ToolError(
        "search.rate_limited",
        `${label} takes no more searches for now. Try again later.`,
      );
    default:
      return new ToolError("search.unavailable", `${label} answers with status ${status}. Try again later.`);
  }
}

function failureOf({ label }: SearchProtocol, { code, cause }: GuardedFetchError): ToolError {
  switch (code) {
    case "fetch.timed_out":
      return new ToolError("search.timed_out", `${label} did not answer in time.`, { cause });
    case "fetch.too_large":
      return new ToolError("search.too_large", `${label} sent too much.`, { cause });
    default:
      return new ToolError("search.unavailable", `${label} could not be reached.`, { cause });
  }
}
