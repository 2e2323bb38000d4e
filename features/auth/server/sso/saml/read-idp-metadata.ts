import { X509Certificate } from "node:crypto";
import type { Element } from "@xmldom/xmldom";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { childrenOf, parseXml, XmlError } from "../xml/parse-xml.ts";
import { samlNames } from "./names.ts";

export interface IdpMetadata {
  entityId: string;
  /** Address for requests by redirect. */
  signInUrl: string;
  /** Signing certificates, base64. */
  certificates: string[];
}

export const longestMetadataBytes = 512_000;

/** Parses an identity provider's metadata. Throws `validation_failed` with the reason. */
export async function readIdpMetadata(xml: string): Promise<IdpMetadata> {
  const root = await parse(xml);
  if (root.namespaceURI !== samlNames.metadata || root.localName !== "EntityDescriptor") {
    return refuse("its first element must be an EntityDescriptor");
  }
  const entityId = root.getAttribute("entityID")?.trim() ?? "";
  if (!entityId || entityId.length > 1_024) return refuse("its entityID is missing");
  const [descriptor, ...others] = childrenOf(root, samlNames.metadata, "IDPSSODescriptor");
  if (!descriptor || others.length > 0) return refuse("it must hold exactly one IDPSSODescriptor");
  return { entityId, signInUrl: signInUrlOf(descriptor), certificates: certificatesOf(descriptor) };
}

async function parse(xml: string): Promise<Element> {
  try {
    return (await parseXml(xml, longestMetadataBytes)).documentElement ?? refuse("it is empty");
  } catch (error) {
    if (error instanceof XmlError) return refuse(error.message);
    throw error;
  }
}

function signInUrlOf(descriptor: Element): string {
  const services = childrenOf(descriptor, samlNames.metadata, "SingleSignOnService");
  const service = services.find((one) => one.getAttribute("Binding") === samlNames.redirectBinding);
  const location = service?.getAttribute("Location") ?? "";
  const { protocol } = URL.parse(location) ?? {};
  if (protocol !== "https:" && protocol !== "http:") {
    return refuse("it has no SingleSignOnService with the HTTP-Redirect binding");
  }
  return location;
}

/** Keys for signing, or without a declared use. */
function certificatesOf(descriptor: Element): string[] {
  const keys = childrenOf(descriptor, samlNames.metadata, "KeyDescriptor").filter(
    (key) => (key.getAttribute("use") ?? "signing") === "signing",
  );
  const certificates = keys
    .flatMap((key) => [...key.getElementsByTagNameNS(samlNames.signature, "X509Certificate")])
    .map((element) => (element.textContent ?? "").replace(/\s+/g, ""));
  if (certificates.length === 0) return refuse("it has no certificate to check signatures with");
  for (const certificate of certificates) requireRsa(certificate);
  return certificates;
}

function requireRsa(certificate: string) {
  try {
    const { publicKey } = new X509Certificate(Buffer.from(certificate, "base64"));
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
    if (publicKey.asymmetricKeyType === "rsa" && bits >= 2_048) return;
  } catch {
    refuse("a certificate of it cannot be read");
  }
  refuse("its certificates must hold RSA keys of at least 2048 bits");
}

function refuse(reason: string): never {
  return fail(authErrors, "validation_failed", { message: `SAML Metadata is not valid: ${reason}` });
}
