import { ToolError } from "#features/tools/server/index.ts";
import { type Label, systemLabel } from "#platform/contract/label.ts";
import { checkUrl } from "#platform/server/guarded-fetch/check-url.ts";
import {
  type GuardedFetchOptions,
  type GuardedResponse,
  guardedFetch,
} from "#platform/server/guarded-fetch/guarded-fetch.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { type BrowsingOptions, userAgent } from "./browsing-options.ts";
import { checkRobots } from "./check-robots.ts";
import { refusalInWords } from "./refusal-in-words.ts";

export type RequestOptions = BrowsingOptions &
  Pick<GuardedFetchOptions, "checkRedirect" | "contentTypes" | "maxBytes" | "timeoutMs"> & {
    /** Beside who asks, and what is accepted. */
    headers?: Readonly<Record<string, string>>;
  };

/** Requests one address by the guarded fetch, if its site allows programs to read it. Throws ToolError. */
export async function requestPage(
  address: string,
  { headers, checkRedirect, contentTypes, maxBytes, timeoutMs, ...options }: RequestOptions,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const url = URL.parse(address)?.href;
  if (!url) throw new ToolError("browsing.invalid_url", "This is not a valid web address.");
  requireDialled(url, options);
  try {
    await checkRobotsOfPublicSite(url, options, signal);
    const response = await guardedFetch(url, {
      ...options,
      signal,
      ...(checkRedirect && { checkRedirect }),
      ...(contentTypes && { contentTypes }),
      ...(maxBytes && { maxBytes }),
      ...(timeoutMs && { timeoutMs }),
      headers: { "user-agent": userAgent, accept: "text/html,text/plain;q=0.9,*/*;q=0.5", ...headers },
    });
    if (response.url !== url) await checkRobots(response.url, options, signal);
    return response;
  } catch (error) {
    throw asToolError(error);
  }
}

/** Nobody outside has said a word yet, so what is refused here is refused in ours alone. */
function requireDialled(url: string, { allowedOrigins = [] }: BrowsingOptions): void {
  try {
    checkUrl(url, allowedOrigins);
  } catch (error) {
    throw asToolError(error, systemLabel);
  }
}

function asToolError(error: unknown, label?: Label): unknown {
  if (!(error instanceof GuardedFetchError)) return error;
  const code = `browsing.${error.code.slice("fetch.".length)}` as const;
  return new ToolError(code, refusalInWords(error), { cause: error, ...(label ? { label } : {}) });
}

/** Only http(s) URLs have a robots.txt. The fetch refuses all others. */
async function checkRobotsOfPublicSite(
  url: string,
  options: BrowsingOptions,
  signal: AbortSignal,
): Promise<void> {
  if (/^https?:/.test(url)) await checkRobots(url, options, signal);
}
