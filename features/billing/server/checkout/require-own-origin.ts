import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";

/**
 * Throws unless our own page makes the call: the cookie authenticates it (CSRF). Browsers send `Origin` with
 * each POST.
 */
export function requireOwnOrigin(
  headers: Record<string, string | string[] | undefined>,
  publicUrl: string,
): void {
  const { origin, host } = headers;
  const page = typeof origin === "string" ? URL.parse(origin) : null;
  if (!page) fail(billingErrors, "foreign_origin");
  // Loopback has several host names where no public address is set.
  if (page.origin !== new URL(publicUrl).origin && page.host !== host) fail(billingErrors, "foreign_origin");
}
