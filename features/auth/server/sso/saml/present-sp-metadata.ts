import type { SamlKey } from "../keys/saml-key.ts";
import { samlNames } from "./names.ts";
import type { ServiceProvider } from "./service-provider.ts";

/** The metadata of this installation, which identity providers are given. */
export function presentSpMetadata({ entityId, acsUrl }: ServiceProvider, { certificate }: SamlKey): string {
  const [id, location] = [escapeXml(entityId), escapeXml(acsUrl)];
  const key = certificate.replace(/-----[^-]+-----|\s/g, "");
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${samlNames.metadata}" xmlns:ds="${samlNames.signature}" entityID="${id}">
  <SPSSODescriptor protocolSupportEnumeration="${samlNames.protocol}" AuthnRequestsSigned="true" WantAssertionsSigned="true">
    <KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>
    <NameIDFormat>${samlNames.persistentId}</NameIDFormat>
    <NameIDFormat>${samlNames.emailId}</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${location}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
