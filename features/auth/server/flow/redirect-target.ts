import type { AuthServiceOptions } from "../service/endpoint.ts";
import { isLoopback } from "./is-loopback.ts";
import { isOfSite } from "./is-of-site.ts";

/**
 * Where the browser goes at the end: `requested` if allowed, else the referring page, else the site. Never
 * throws, so that every link leads somewhere.
 */
export function redirectTarget(
  { settings }: Pick<AuthServiceOptions, "settings">,
  requested: string | undefined,
  referer?: string,
): string {
  const allowed = [requested, referer].find(
    (address) => address && isAllowed(address, settings.siteUrl, settings.allowedRedirects),
  );
  return allowed ?? settings.siteUrl;
}

const scriptable = ["javascript:", "data:", "vbscript:", "file:", "blob:", "about:"];
const ipLiteral = /^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/;

function isAllowed(address: string, siteUrl: string, patterns: readonly string[]): boolean {
  // Refuses what two URL parsers could read differently: blanks, backslashes, user names, odd numbers.
  if (/[\p{Cc}\p{Z}\\]/u.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password || scriptable.includes(url.protocol)) return false;
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const writtenHost = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  const isAsWritten = writtenHost.replace(/:\d*$/, "") === url.hostname;
  if (isWeb && !isAsWritten) return false;

  if (isOfSite(url, siteUrl)) return true;
  if (isWeb && isRefusedHost(url.hostname, siteUrl)) return false;
  const plain = address.split("#")[0] ?? "";
  url.hash = "";
  // In the form with a slash after the host, a `?` or `*` could pose as part of the host.
  const isReadable = plain === url.href || `${plain}/` === url.href;
  const forms = isWeb && !isReadable ? [url.href] : [plain, url.href];
  return patterns.some((pattern) => forms.some((form) => matchesPattern(pattern, form)));
}

/** Refused even when listed: whoever listens on a visitor's machine, or at a bare number, may be a stranger. */
function isRefusedHost(hostname: string, siteUrl: string): boolean {
  if (isLoopback(hostname)) return !isLoopback(new URL(siteUrl).hostname);
  return ipLiteral.test(hostname);
}

/**
 * Matches an address against a pattern of the allow list: `*` is any text without dot or slash, `**` any
 * text, `?` one character other than dot and slash.
 */
function matchesPattern(pattern: string, address: string): boolean {
  const source = pattern.replace(/\*\*|[*?]|[^*?]+/g, (piece) => {
    if (piece === "**") return ".*";
    if (piece === "*") return "[^./]*";
    return piece === "?" ? "[^./]" : piece.replace(/[\\^$.|+()[\]{}/-]/g, "\\$&");
  });
  return new RegExp(`^${source}$`, "u").test(address);
}
