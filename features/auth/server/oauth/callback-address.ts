import type { AuthServiceOptions } from "../service/endpoint.ts";
import { serviceAddress } from "../service/service-address.ts";

/** The provider's redirect back to us. */
export function callbackAddress(service: AuthServiceOptions, provider: string): string {
  const configured = service.settings.externalProviders.find(({ name }) => name === provider)?.redirectUri;
  return configured ?? `${serviceAddress(service)}/callback`;
}
