import type { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";

/** Why an address is not dialled; of a private one also who can allow it. */
export function explainRefusal({ code, message }: GuardedFetchError): string {
  if (code !== "fetch.address_refused" && code !== "fetch.scheme_refused") return message;
  return `${message} The operator allows a private one with the setting CONNECTIONS_ALLOWED_ORIGINS.`;
}
