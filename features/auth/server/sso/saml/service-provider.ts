import type { AuthServiceOptions } from "../../service/endpoint.ts";

/** How identity providers know this installation. */
export interface ServiceProvider {
  /** Its name, and the audience of assertions for it. */
  entityId: string;
  /** Where assertions are posted to. */
  acsUrl: string;
}

export function serviceProviderOf({ issuer }: Pick<AuthServiceOptions, "issuer">): ServiceProvider {
  return { entityId: `${issuer}/sso/saml/metadata`, acsUrl: `${issuer}/sso/saml/acs` };
}
