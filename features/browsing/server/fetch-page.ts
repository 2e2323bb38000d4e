import { ToolError } from "#features/tools/server/index.ts";
import type { GuardedFetchOptions, GuardedResponse } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import type { BrowsingOptions } from "./browsing-options.ts";
import { extractPage } from "./extract-page.ts";
import type { Page } from "./page.ts";
import { requestPage } from "./request-page.ts";

const HTML_TYPES = ["text/html", "application/xhtml+xml"];
/** Kinds of content whose text is read. */
export const pageTypes = [
  ...HTML_TYPES,
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
  options: FetchPageOptions,
  signal: AbortSignal,
): Promise<Page> {
  const response = await requestPage(address, { ...options, contentTypes: pageTypes }, signal);
  requireContent(response);
  return readPage(response, signal);
}

/** Throws ToolError where a site answers without the page. */
export function requireContent({ url, status }: GuardedResponse): void {
  if (status < 400) return;
  const { host } = new URL(url);
  throw new ToolError("browsing.page_refused", `${host} answers ${status} ${meaning(status)}.`);
}

/** The text of an answer with one of `pageTypes`, and of HTML its article. Throws ToolError. */
export async function readPage(
  { url, contentType, charset, body }: GuardedResponse,
  signal: AbortSignal,
): Promise<Page> {
  const text = decodeText(body, charset);
  if (HTML_TYPES.includes(contentType)) return extractPage(text, url, { signal });
  const { host } = new URL(url);
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
