import type { SamlKeys } from "../keys/saml-key.ts";
import { samlNames } from "./names.ts";
import type { ServiceProvider } from "./service-provider.ts";

/** Metadata of this installation for identity providers, with the current and the next key. */
export function presentSpMetadata({ entityId, acsUrl }: ServiceProvider, keys: SamlKeys): string {
  const [id, location] = [escapeXml(entityId), escapeXml(acsUrl)];
  const descriptors = [keys.current, keys.next].map(
    ({ certificate }) =>
      `    <KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.replace(/-----[^-]+-----|\s/g, "")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${samlNames.metadata}" xmlns:ds="${samlNames.signature}" entityID="${id}">
  <SPSSODescriptor protocolSupportEnumeration="${samlNames.protocol}" AuthnRequestsSigned="true" WantAssertionsSigned="true">
${descriptors.join("\n")}
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
