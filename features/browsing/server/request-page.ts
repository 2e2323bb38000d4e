import { ToolError } from "#features/tools/server/index.ts";
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
    if (!(error instanceof GuardedFetchError)) throw error;
    const words = refusalInWords(error);
    throw new ToolError(`browsing.${error.code.slice("fetch.".length)}`, words, { cause: error });
  }
}

/** Only http(s) URLs have a robots.txt. The fetch refuses all others. */
async function checkRobotsOfPublicSite(
  url: string,
  options: BrowsingOptions,
  signal: AbortSignal,
): Promise<void> {
  if (/^https?:/.test(url)) await checkRobots(url, options, signal);
}
