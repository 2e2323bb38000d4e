import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { checkUrl } from "#platform/server/guarded-fetch/check-url.ts";
import { browserErrors } from "../../../contract/index.ts";
import { sessionsOf } from "../sessions.ts";

/**
 * Throws `browser.secret_unencrypted` for a website without https: everybody on the way would read the password. A server
 * that the operator allowed by name is in their own network.
 */
export function requireEncrypted({ services }: Ctx, origin: string): void {
  if (origin.startsWith("https:")) return;
  if (!isAllowed(origin, sessionsOf(services)?.options.allowedOrigins ?? []))
    fail(browserErrors, "browser.secret_unencrypted");
}

function isAllowed(origin: string, allowedOrigins: readonly string[]): boolean {
  try {
    return checkUrl(origin, allowedOrigins).isAllowedOrigin;
  } catch {
    return false;
  }
}
