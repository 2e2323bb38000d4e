import { isIP } from "node:net";
import type { AuthSettings } from "../settings/auth-settings.ts";

export interface RelyingParty {
  /** Domain that credentials are bound to. */
  id: string;
  name: string;
  /** Origins of pages that may request credentials. */
  origins: string[];
}

/**
 * The WebAuthn relying party. Browsers bind credentials to host names, not to addresses, so a site on a
 * loopback address is `localhost` with the same port.
 */
export function relyingParty(settings: AuthSettings): RelyingParty {
  const { siteUrl, webauthnRpId, webauthnRpName: name, webauthnRpOrigins } = settings;
  const { hostname, origin, protocol, port } = new URL(siteUrl);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const origins = isAddress ? [`${protocol}//localhost${port ? `:${port}` : ""}`, origin] : [origin];
  return {
    id: webauthnRpId ?? (isAddress ? "localhost" : hostname),
    name,
    origins: webauthnRpOrigins.length > 0 ? [...webauthnRpOrigins] : origins,
  };
}
