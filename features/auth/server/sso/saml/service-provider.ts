import type { AuthServiceOptions } from "../../service/endpoint.ts";

/** This installation as a SAML service provider. */
export interface ServiceProvider {
  /** Its name, and the audience of its assertions. */
  entityId: string;
  /** Address that receives assertions by POST. */
  acsUrl: string;
}

export function serviceProviderOf({ issuer }: Pick<AuthServiceOptions, "issuer">): ServiceProvider {
  return { entityId: `${issuer}/sso/saml/metadata`, acsUrl: `${issuer}/sso/saml/acs` };
}
