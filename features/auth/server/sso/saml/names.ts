/** URNs of SAML 2.0 and XML Signature. */
export const samlNames = {
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
  redirectBinding: "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect",
  success: "urn:oasis:names:tc:SAML:2.0:status:Success",
  bearer: "urn:oasis:names:tc:SAML:2.0:cm:bearer",
  persistentId: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  transientId: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  emailId: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  subjectId: "urn:oasis:names:tc:SAML:attribute:subject-id",
} as const;
