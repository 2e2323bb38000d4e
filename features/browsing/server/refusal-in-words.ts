import type { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";

/** Why an address is not opened. Where the operator can allow it, the setting is named. */
export function refusalInWords({ code, message }: GuardedFetchError): string {
  if (code !== "fetch.port_refused") return message;
  return `${message} For a server in your own network, the operator adds its host:port to BROWSING_ALLOWED_ORIGINS and restarts.`;
}
