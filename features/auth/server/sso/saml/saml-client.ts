import type { SAML } from "@node-saml/node-saml";
import type { SamlKey } from "../keys/saml-key.ts";
import type { SamlProvider } from "../providers/sso-provider.ts";
import { samlNames } from "./names.ts";
import { readIdpMetadata } from "./read-idp-metadata.ts";
import type { ServiceProvider } from "./service-provider.ts";

export interface SamlClientOptions {
  provider: SamlProvider;
  serviceProvider: ServiceProvider;
  /** Only for requests. */
  key?: SamlKey;
  requestId?: string;
}

/**
 * The SAML library for one identity provider. It verifies signatures and audience. Its time checks are
 * disabled: `checkAssertion` compares times with our clock.
 */
export async function createSamlClient(options: SamlClientOptions): Promise<SAML> {
  // Loaded on first use, since most installations never use SAML.
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
    // Either response or assertion must be signed. The library reads signed content only.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: -1,
    ...(key ? { privateKey: key.privateKey } : {}),
    ...(requestId ? { generateUniqueId: () => requestId } : {}),
  });
}
