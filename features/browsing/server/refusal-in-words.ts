import type { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";

/** Refused unless the operator names the server. */
const allowable = new Set<string>(["fetch.port_refused", "fetch.address_refused"]);

/** Why an address is not opened. Where the operator can allow it, the setting is named, and what helps meanwhile. */
export function refusalInWords({ code, message }: GuardedFetchError): string {
  if (!allowable.has(code)) return message;
  return `${message} For a server in your own network, the operator adds its host:port to BROWSING_ALLOWED_ORIGINS and restarts. Until then, save the page and add it as a file.`;
}
