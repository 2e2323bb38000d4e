import { ToolError } from "#features/tools/server/index.ts";
import type { BrowsingOptions } from "./browsing-options.ts";
import { pageTypes, readPage, requireContent } from "./fetch-page.ts";
import { requestPage } from "./request-page.ts";

/** Files that are kept as they are. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
};
const mostBytes = 20_000_000;
const timeoutMs = 30_000;

/** What an address said when it was asked last. */
export interface KnownAnswer {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedDocument extends KnownAnswer {
  content: Uint8Array;
  /** Of the page. Empty where there is none. */
  title: string;
  /** Of a file with this content: `md`, `pdf`. */
  ending: string;
}

/**
 * Fetches what an address holds for keeping: the article of a page as Markdown, a text, or a file. A person wrote the
 * address, and only public or allowed hosts are asked. `unchanged` when the site says so. Throws ToolError.
 */
export async function fetchDocument(
  address: string,
  { known, ...options }: Pick<BrowsingOptions, "allowedOrigins" | "resolve"> & { known?: KnownAnswer },
  signal: AbortSignal,
): Promise<FetchedDocument | "unchanged"> {
  const contentTypes = [...pageTypes, ...Object.keys(FILE_TYPES)];
  const headers = conditions(known);
  const request = { ...options, contentTypes, maxBytes: mostBytes, timeoutMs, headers };
  const response = await requestPage(address, request, signal);
  if (response.status === 304) return "unchanged";
  requireContent(response);
  const answer = {
    etag: response.headers.etag?.slice(0, 500) ?? null,
    lastModified: response.headers["last-modified"]?.slice(0, 100) ?? null,
  };
  const ending = FILE_TYPES[response.contentType];
  if (ending) return { ...answer, content: response.body, title: "", ending };
  const { title, markdown } = await readPage(response, signal);
  if (markdown.trim() === "") {
    throw new ToolError("browsing.page_empty", `There is no text to read on ${new URL(response.url).host}.`);
  }
  return { ...answer, content: Buffer.from(markdown), title, ending: endingOf(response.contentType) };
}

function conditions(known: KnownAnswer | undefined): Record<string, string> {
  return {
    ...(known?.etag && { "if-none-match": known.etag }),
    ...(known?.lastModified && { "if-modified-since": known.lastModified }),
  };
}

function endingOf(contentType: string): string {
  if (contentType === "text/csv") return "csv";
  return contentType === "application/json" ? "json" : "md";
}
