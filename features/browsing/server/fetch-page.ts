import { ToolError } from "#features/tools/server/index.ts";
import {
  type GuardedFetchOptions,
  type GuardedResponse,
  guardedFetch,
} from "#platform/server/guarded-fetch/guarded-fetch.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { type BrowsingOptions, userAgent } from "./browsing-options.ts";
import { checkRobots } from "./check-robots.ts";
import { extractPage } from "./extract-page.ts";
import type { Page } from "./page.ts";
import { refusalInWords } from "./refusal-in-words.ts";

const HTML_TYPES = ["text/html", "application/xhtml+xml"];
const TEXT_TYPES = [
  "text/plain",
  "text/markdown",
  "application/json",
  "application/xml",
  "text/xml",
  "text/csv",
];

export type FetchPageOptions = BrowsingOptions & Required<Pick<GuardedFetchOptions, "checkRedirect">>;

/** Fetches and extracts one page, if its site allows it. Throws ToolError. */
export async function fetchPage(
  address: string,
  { checkRedirect, ...options }: FetchPageOptions,
  signal: AbortSignal,
): Promise<Page> {
  const url = URL.parse(address)?.href;
  if (!url) throw new ToolError("browsing.invalid_url", "This is not a valid web address.");
  try {
    await checkRobotsOfPublicSite(url, options, signal);
    const response = await guardedFetch(url, {
      ...options,
      signal,
      checkRedirect,
      headers: { "user-agent": userAgent, accept: "text/html,text/plain;q=0.9,*/*;q=0.5" },
      contentTypes: [...HTML_TYPES, ...TEXT_TYPES],
    });
    if (response.url !== url) await checkRobots(response.url, options, signal);
    return await readPage(response, signal);
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

async function readPage(response: GuardedResponse, signal: AbortSignal): Promise<Page> {
  const { url, status, contentType, charset, body } = response;
  const { host } = new URL(url);
  if (status >= 400) {
    throw new ToolError("browsing.page_refused", `${host} answers ${status} ${meaning(status)}.`);
  }
  const text = decodeText(body, charset);
  if (HTML_TYPES.includes(contentType)) return extractPage(text, url, { signal });
  return { url, title: "", site: host, author: "", published: "", markdown: text };
}

function meaning(status: number): string {
  const known: Record<number, string> = {
    401: "(it requires a sign-in)",
    403: "(it blocks automated access)",
    404: "(page not found)",
    410: "(the page was removed)",
    429: "(too many requests)",
  };
  return known[status] ?? (status >= 500 ? "(its server reports an error)" : "(it rejects the request)");
}

/** Decodes a response by its stated charset, byte order mark or meta tag. Default: UTF-8. */
function decodeText(body: Uint8Array, charset: string): string {
  return decoderFor(charset || declaredCharset(body) || "utf-8").decode(body);
}

function declaredCharset(body: Uint8Array): string | undefined {
  if (body[0] === 0xfe && body[1] === 0xff) return "utf-16be";
  if (body[0] === 0xff && body[1] === 0xfe) return "utf-16le";
  const head = new TextDecoder("latin1").decode(body.subarray(0, 2_048));
  return /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(head)?.[1];
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
