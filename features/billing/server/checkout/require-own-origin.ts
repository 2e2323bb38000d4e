import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";

/** What a cookie decides is asked by our own pages only. Browsers say with each such call where its page is from. */
export function requireOwnOrigin(
  headers: Record<string, string | string[] | undefined>,
  publicUrl: string,
): void {
  const { origin, host } = headers;
  const page = typeof origin === "string" ? URL.parse(origin) : null;
  if (!page) fail(billingErrors, "foreign_origin");
  // The same machine goes by several names where nothing public was set.
  if (page.origin !== new URL(publicUrl).origin && page.host !== host) fail(billingErrors, "foreign_origin");
}
