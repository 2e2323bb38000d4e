import { isIP } from "node:net";
import type { AuthSettings } from "../settings/auth-settings.ts";

export interface RelyingParty {
  /** The domain that credentials are bound to. */
  id: string;
  name: string;
  /** Pages that may ask for them. */
  origins: string[];
}

/**
 * Whom authenticators sign for. Browsers bind credentials to names and not to addresses, so a site on a loopback
 * address of this machine is known as `localhost`, on the same port.
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
