import type { SAML } from "@node-saml/node-saml";
import type { SamlKey } from "../keys/saml-key.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { samlNames } from "./names.ts";
import { readIdpMetadata } from "./read-idp-metadata.ts";
import type { ServiceProvider } from "./service-provider.ts";

export interface SamlClientOptions {
  provider: SamlProvider;
  serviceProvider: ServiceProvider;
  /** Only needed to make requests. */
  key?: SamlKey;
  requestId?: string;
}

/**
 * The library set up for one identity provider. It checks signatures and the audience; all points in time are checked
 * by `checkAssertion` against our own clock, so here they are switched off.
 */
export async function createSamlClient(options: SamlClientOptions): Promise<SAML> {
  // Loaded with the first use: most installations never sign anybody in this way.
  const { SAML } = await import("@node-saml/node-saml");
  const { provider, serviceProvider, key, requestId } = options;
  const { signInUrl, certificates } = await readIdpMetadata(provider.metadata_xml);
  return new SAML({
    issuer: serviceProvider.entityId,
    audience: serviceProvider.entityId,
    callbackUrl: serviceProvider.acsUrl,
    entryPoint: signInUrl,
    idpCert: certificates,
    idpIssuer: provider.entity_id,
    identifierFormat: provider.name_id_format ?? samlNames.persistentId,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    disableRequestedAuthnContext: true,
    // One of the two must be signed; the library reads nothing that no signature covers.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: -1,
    ...(key ? { privateKey: key.privateKey } : {}),
    ...(requestId ? { generateUniqueId: () => requestId } : {}),
  });
}
