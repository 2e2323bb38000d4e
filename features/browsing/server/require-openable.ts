import { ToolError } from "#features/tools/server/index.ts";
import { checkUrl } from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import type { BrowsingOptions } from "./browsing-options.ts";
import { refusalInWords } from "./refusal-in-words.ts";

/** Refuses an address that is never dialled, such as one with another port, before anything is started for it. */
export function requireOpenable(url: string, { allowedOrigins = [] }: BrowsingOptions): void {
  try {
    checkUrl(url, allowedOrigins);
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    throw new ToolError("browsing.address_refused", refusalInWords(error));
  }
}
