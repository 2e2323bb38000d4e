import type { Element } from "@xmldom/xmldom";
import { childrenOf, parseXml, XmlError } from "../xml/parse-xml.ts";
import { samlNames } from "./names.ts";
import { refuseAssertion } from "./refuse-assertion.ts";

const longestResponseBytes = 400_000;

const trustedAlgorithms = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha384",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmldsig-more#sha384",
  "http://www.w3.org/2001/04/xmlenc#sha512",
];

export interface Envelope {
  /** The decoded XML. */
  xml: string;
  /** Unverified issuer. */
  issuer: string;
  /** Unverified id of the request it answers. */
  inResponseTo: string | undefined;
}

/**
 * Parses the envelope of a response, which need not be signed. Its content stays untrusted; a contradictory,
 * failed or weakly signed response is refused early.
 */
export async function checkEnvelope(encoded: string, acsUrl: string): Promise<Envelope> {
  const { xml, root } = await decode(encoded);
  if (root.namespaceURI !== samlNames.protocol || root.localName !== "Response") {
    return refuseAssertion("malformed", "it is not a Response");
  }
  requireSuccess(root);
  const destination = root.getAttribute("Destination");
  if (destination && destination !== acsUrl) refuseAssertion("destination", "it was sent to another place");
  if (childrenOf(root, samlNames.assertion, "EncryptedAssertion").length > 0) {
    refuseAssertion("encrypted", "encrypted assertions are not read");
  }
  requireTrustedAlgorithms(root);
  const [assertion, ...others] = [...root.getElementsByTagNameNS("*", "Assertion")];
  if (!assertion || others.length > 0)
    return refuseAssertion("malformed", "it must hold exactly one Assertion");
  if (assertion.parentNode !== root || assertion.namespaceURI !== samlNames.assertion) {
    return refuseAssertion("malformed", "its Assertion is not where it belongs");
  }
  return {
    xml,
    issuer: issuerOf(root) ?? issuerOf(assertion) ?? refuseAssertion("issuer", "it names no Issuer"),
    inResponseTo: root.getAttribute("InResponseTo") ?? undefined,
  };
}

async function decode(encoded: string): Promise<{ xml: string; root: Element }> {
  if (encoded.length > longestResponseBytes * 1.4) refuseAssertion("malformed", "it is too large");
  const xml = Buffer.from(encoded, "base64").toString("utf8");
  try {
    const { documentElement: root } = await parseXml(xml, longestResponseBytes);
    return root ? { xml, root } : refuseAssertion("malformed", "it is empty");
  } catch (error) {
    if (error instanceof XmlError) return refuseAssertion("malformed", error.message);
    throw error;
  }
}

function requireSuccess(root: Element) {
  const [status] = childrenOf(root, samlNames.protocol, "Status");
  const [code] = status ? childrenOf(status, samlNames.protocol, "StatusCode") : [];
  if (code?.getAttribute("Value") === samlNames.success) return;
  // The sender is unverified, so only known protocol words reach a page.
  const name = code?.getAttribute("Value")?.split(":").at(-1) ?? "";
  const known = ["Requester", "Responder", "VersionMismatch"].includes(name) ? ` (${name})` : "";
  refuseAssertion("status", `the identity provider refused the sign-in${known}`);
}

function requireTrustedAlgorithms(root: Element) {
  for (const name of ["SignatureMethod", "DigestMethod"]) {
    for (const element of root.getElementsByTagNameNS("*", name)) {
      if (trustedAlgorithms.includes(element.getAttribute("Algorithm") ?? "")) continue;
      refuseAssertion(
        "algorithm",
        "it is signed with an algorithm that is not trusted; use RSA with SHA-256",
      );
    }
  }
}

function issuerOf(element: Element): string | undefined {
  return childrenOf(element, samlNames.assertion, "Issuer")[0]?.textContent?.trim() || undefined;
}
