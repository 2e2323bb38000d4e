import { isIP } from "node:net";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { isPublicAddress } from "./is-public-address.ts";

const PUBLIC_PORTS = new Set(["", "80", "443"]);

export interface CheckedUrl {
  url: URL;
  /** Host name, or IP literal without brackets. */
  host: string;
  /** The origin is on the allow-list, so its IP address is not checked. */
  isAllowedOrigin: boolean;
}

/** Parses a URL and throws for one that must never be dialled. `allowedOrigins` are `host:port`. */
export function checkUrl(input: string | URL, allowedOrigins: readonly string[] = []): CheckedUrl {
  const url = parse(input);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new GuardedFetchError("fetch.scheme_refused", "Only http and https addresses can be opened.");
  }
  if (url.username || url.password) {
    throw new GuardedFetchError(
      "fetch.credentials_refused",
      "An address that carries a user name is not opened.",
    );
  }

  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAllowedOrigin = allowedOrigins.includes(originKey(url));
  if (isAllowedOrigin) return { url, host, isAllowedOrigin };

  if (!PUBLIC_PORTS.has(url.port)) {
    throw new GuardedFetchError("fetch.port_refused", `Port ${url.port} is not opened; only 80 and 443 are.`);
  }
  if (isIP(host) !== 0 ? !isPublicAddress(host) : isLocalName(host)) throw refusedAddress(url);
  return { url, host, isAllowedOrigin };
}

/** `host:port` of a URL, the form of `allowedOrigins`. */
export function originKey(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;
}

export function refusedAddress(url: URL): GuardedFetchError {
  return new GuardedFetchError(
    "fetch.address_refused",
    `${url.hostname} is not on the public internet, so it is not opened.`,
  );
}

function parse(input: string | URL): URL {
  const url = input instanceof URL ? new URL(input.href) : URL.parse(input);
  if (!url) throw new GuardedFetchError("fetch.invalid_url", "This is not a valid web address.");
  return url;
}

function isLocalName(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host);
}
