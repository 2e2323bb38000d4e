import type { ContentSources } from "#platform/server/http/security-headers.ts";

/** Pages may hold frames of this server, beside those of `more`: what runs in one is closed in by a page of its own. */
export function framesToo(more: ContentSources): ContentSources {
  return { ...more, frameSrc: [...new Set(["'self'", ...(more.frameSrc ?? [])])] };
}
