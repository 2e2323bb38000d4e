import { generateKeyPairSync, randomBytes } from "node:crypto";
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from "samlify";
import { selfSignedCertificate } from "./keys/self-signed-certificate.ts";

// These tests do not check documents against the schema.
setSchemaValidator({ validate: async () => "skipped" });

/** Content of an assertion. A test can falsify each part. */
export interface AssertionFacts {
  nameId: string;
  nameIdFormat: string;
  audience: string;
  recipient: string;
  destination: string;
  issuer: string;
  /** The answered request; undefined omits it. */
  inResponseTo: string | undefined;
  assertionId: string;
  notBefore: Date;
  notOnOrAfter: Date;
  sessionNotOnOrAfter: Date | undefined;
  attributes: Record<string, string[]>;
  status: string;
}

export interface TestIdp {
  entityId: string;
  metadataXml: string;
  /**
   * Parses a request and verifies its signature, as an identity provider does. Returns its id and RelayState.
   */
  readRequest(url: string): Promise<{ id: string; relayState: string; issuer: string }>;
  /** A signed response, in base64. */
  respond(facts?: Partial<AssertionFacts>, signed?: "assertion" | "response" | "nothing"): Promise<string>;
}

export interface TestIdpOptions {
  /** Metadata of the service under test. */
  spMetadataXml: string;
  acsUrl: string;
  spEntityId: string;
  now?: () => Date;
  entityId?: string;
  signatureAlgorithm?: string;
  /** Presents this provider's metadata but signs with its own key. */
  posingAs?: TestIdp;
}

const { RSA_SHA256 } = Constants.algorithms.signature;
const transformations = [
  "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  "http://www.w3.org/2001/10/xml-exc-c14n#",
];
const protocol = "urn:oasis:names:tc:SAML:2.0";

/** An in-process identity provider by samlify, which shares no code with our library. */
export function createTestIdp(options: TestIdpOptions): TestIdp {
  const { spMetadataXml, acsUrl, spEntityId, now = () => new Date() } = options;
  const entityId = options.posingAs?.entityId ?? options.entityId ?? `https://idp-${random()}.test/metadata`;
  const signInUrl = `${new URL(entityId).origin}/sign-in`;
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const certificate = selfSignedCertificate(keys.privateKey, "Test", new Date());
  const bareCertificate = certificate.replace(/-----[^-]+-----|\s/g, "");
  const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const requestSignatureAlgorithm = options.signatureAlgorithm ?? RSA_SHA256;
  const idp = IdentityProvider({
    entityID: entityId,
    privateKey,
    signingCert: certificate,
    wantAuthnRequestsSigned: true,
    requestSignatureAlgorithm,
    singleSignOnService: [{ Binding: `${protocol}:bindings:HTTP-Redirect`, Location: signInUrl }],
    singleLogoutService: [{ Binding: `${protocol}:bindings:HTTP-Redirect`, Location: signInUrl }],
  });
  // samlify reads one key at a time.
  const sps = withOneKeyEach(spMetadataXml).map((metadata) => ServiceProvider({ metadata }));

  function sign(xml: string, path: string | undefined, after: string): string {
    return SamlLib.constructSAMLSignature({
      rawSamlMessage: xml,
      ...(path ? { referenceTagXPath: path } : {}),
      privateKey,
      signatureAlgorithm: requestSignatureAlgorithm,
      signingCert: bareCertificate,
      isBase64Output: false,
      isMessageSigned: path === undefined,
      transformationAlgorithms: transformations,
      signatureConfig: { prefix: "ds", location: { reference: after, action: "after" } },
    });
  }

  return {
    entityId,
    metadataXml: options.posingAs?.metadataXml ?? idp.getMetadata(),
    async readRequest(url) {
      const params = new URL(url).searchParams;
      const octetString = ["SAMLRequest", "RelayState", "SigAlg"]
        .map((name) => `${name}=${encodeURIComponent(params.get(name) ?? "")}`)
        .join("&");
      const query = Object.fromEntries(params);
      const { extract } = await Promise.any(
        sps.map((sp) => idp.parseLoginRequest(sp, "redirect", { query, octetString })),
      );
      return {
        id: String(extract.request?.id),
        relayState: params.get("RelayState") ?? "",
        issuer: String(extract.issuer),
      };
    },
    async respond(facts = {}, signed = "assertion") {
      const at = now().getTime();
      const name = random();
      const xml = responseXml({
        nameId: `person-${name}`,
        nameIdFormat: `${protocol}:nameid-format:persistent`,
        audience: spEntityId,
        recipient: acsUrl,
        destination: acsUrl,
        issuer: entityId,
        inResponseTo: undefined,
        assertionId: `_${random()}`,
        notBefore: new Date(at - 1_000),
        notOnOrAfter: new Date(at + 300_000),
        sessionNotOnOrAfter: undefined,
        attributes: { email: [`${name}@acme.example`] },
        status: `${protocol}:status:Success`,
        ...facts,
      });
      const assertionPath = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']";
      const signedXml =
        signed === "nothing"
          ? xml
          : signed === "assertion"
            ? sign(xml, assertionPath, `${assertionPath}/*[local-name(.)='Issuer']`)
            : sign(xml, undefined, "/*[local-name(.)='Response']/*[local-name(.)='Issuer']");
      return Buffer.from(signedXml).toString("base64");
    },
  };
}

/** One copy of the metadata per signing key. */
function withOneKeyEach(metadataXml: string): string[] {
  const all = /<KeyDescriptor.*?<\/KeyDescriptor>\s*/gs;
  const keys = metadataXml.match(all) ?? [];
  return keys.map((kept) => metadataXml.replace(all, (key) => (key === kept ? key : "")));
}

function responseXml(facts: AssertionFacts): string {
  const answering = facts.inResponseTo ? ` InResponseTo="${facts.inResponseTo}"` : "";
  const end = facts.notOnOrAfter.toISOString();
  const sessionEnd = facts.sessionNotOnOrAfter
    ? ` SessionNotOnOrAfter="${facts.sessionNotOnOrAfter.toISOString()}"`
    : "";
  const attributes = Object.entries(facts.attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join("")}</saml:Attribute>`,
  );
  const at = new Date().toISOString();
  return [
    `<samlp:Response xmlns:samlp="${protocol}:protocol" xmlns:saml="${protocol}:assertion" ID="_${random()}" Version="2.0"`,
    ` IssueInstant="${at}" Destination="${facts.destination}"${answering}><saml:Issuer>${facts.issuer}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="${facts.status}"/></samlp:Status>`,
    `<saml:Assertion ID="${facts.assertionId}" Version="2.0" IssueInstant="${at}"><saml:Issuer>${facts.issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${facts.nameIdFormat}">${facts.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${protocol}:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}"`,
    ` Recipient="${facts.recipient}"${answering}/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${facts.notBefore.toISOString()}" NotOnOrAfter="${end}"><saml:AudienceRestriction>`,
    `<saml:Audience>${facts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at}"${sessionEnd}><saml:AuthnContext><saml:AuthnContextClassRef>`,
    `${protocol}:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement></saml:Assertion></samlp:Response>`,
  ].join("");
}

function random(): string {
  return randomBytes(10).toString("hex");
}
