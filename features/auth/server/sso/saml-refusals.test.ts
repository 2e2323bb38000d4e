import { describe, expect, it } from "vitest";
import { change, errorOf, stageSaml, tokensOf } from "./testing/stage-saml.ts";
import type { AssertionFacts } from "./testing.ts";

const staged = stageSaml();
const { refusalOf, post, newIdp, register } = staged;

describe("an assertion is refused", () => {
  const invalid = (reason: string) => ["validation_failed", expect.stringContaining(reason)];

  it.each<[string, Partial<AssertionFacts>, string]>([
    ["for another audience", { audience: "http://other.test" }, "another audience"],
    ["for another recipient", { recipient: "http://other.test/acs" }, "another recipient"],
    ["sent to another place", { destination: "http://other.test/acs" }, "another place"],
    ["of another identity provider", { issuer: "https://other.test" }, "another identity provider"],
    ["that answers another request", { inResponseTo: "_another" }, "another request"],
    ["that answers no request", { inResponseTo: undefined }, "another request"],
    [
      "that says that the sign-in failed",
      { status: "urn:oasis:names:tc:SAML:2.0:status:Responder" },
      "the identity provider refused the sign-in (Responder)",
    ],
  ])("%s", async (_what, facts, reason) => {
    expect(await refusalOf(facts)).toEqual(invalid(reason));
  });

  it("when it has expired, beyond what two clocks may differ", async () => {
    const ends = (ms: number) => ({ notOnOrAfter: new Date(staged.clockMs + ms) });
    expect(await refusalOf(ends(-121_000))).toEqual(invalid("expired"));
    expect(await refusalOf(ends(-60_000))).toEqual([null, null]);
  });

  it("when it is not valid yet, beyond what two clocks may differ", async () => {
    const begins = (ms: number) => ({ notBefore: new Date(staged.clockMs + ms) });
    expect(await refusalOf(begins(121_000))).toEqual(invalid("not valid yet"));
    expect(await refusalOf(begins(60_000))).toEqual([null, null]);
  });

  it("when it was used before", async () => {
    const response = await staged.idp.respond();
    expect(errorOf(await post(response))).toEqual([null, null]);
    expect(errorOf(await post(response))).toEqual(invalid("used before"));
  });

  it("by all but one of those that use it at the same moment", async () => {
    const response = await staged.idp.respond();
    const urls = await Promise.all(Array.from({ length: 8 }, () => post(response)));
    expect(urls.filter((url) => tokensOf(url).has("access_token"))).toHaveLength(1);
  });

  it("when nothing is signed", async () => {
    expect(await refusalOf({}, "nothing")).toEqual(invalid("signature"));
  });

  it("when another key signed it", async () => {
    const impostor = newIdp({ posingAs: staged.idp });
    expect(errorOf(await post(await impostor.respond()))).toEqual(invalid("signature"));
  });

  it("when it was changed after it was signed", async () => {
    const response = await staged.idp.respond({ nameId: "somebody" });
    const changed = change(response, (xml) => xml.replace(">somebody<", ">somebodyelse<"));
    expect(errorOf(await post(changed))).toEqual(invalid("signature"));
  });

  it("when it is signed with SHA-1", async () => {
    const old = newIdp({ signatureAlgorithm: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" });
    await register({ metadata_xml: old.metadataXml });
    expect(errorOf(await post(await old.respond()))).toEqual(invalid("not trusted"));
  });

  it("when there are two in one answer", async () => {
    const doubled = change(await staged.idp.respond(), (xml) =>
      xml.replace(/<saml:Assertion .*<\/saml:Assertion>/s, "$&$&"),
    );
    expect(errorOf(await post(doubled))).toEqual(invalid("exactly one Assertion"));
  });

  it("with a document type, whose entities could name files", async () => {
    const declared = change(
      await staged.idp.respond(),
      (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace("person-", "&x;")}`,
    );
    expect(errorOf(await post(declared))).toEqual(invalid("document type"));
  });

  it.each([
    ["no XML", "bm90IHhtbA=="],
    ["XML of another kind", Buffer.from("<a/>").toString("base64")],
    ["far too much", "QUFB".repeat(200_000)],
    ["nothing", ""],
  ])("when it is %s", async (_what, response) => {
    expect(errorOf(await post(response))[0]).toBe("validation_failed");
  });

  it("and leaves a trace of the refusal", async () => {
    await post(await newIdp({ posingAs: staged.idp }).respond());
    const [row] = await staged.server.look<{ act: string; envelope: Buffer }>(
      "select act, envelope from audit_events where act = 'session.sign_in_failed' order by id desc limit 1",
    );
    expect(row?.envelope.toString()).toContain('"fault":"signature"');
  });
});

describe("a signature that is wrapped around another assertion signs nobody in as that one", () => {
  const assertionOf = (xml: string) => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? "";
  const signatureOf = (xml: string) => /<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? "";
  /** The attacker's own assertion: without a signature, with another id and another person. */
  const forge = (assertion: string) =>
    assertion
      .replace(signatureOf(assertion), "")
      .replace(/ ID="[^"]+"/, ' ID="_forged"')
      .replace("attacker@acme.example", "victim@acme.example")
      .replace(">attacker<", ">victim<");
  const signed = (how?: "response") =>
    staged.idp.respond({ nameId: "attacker", attributes: { email: ["attacker@acme.example"] } }, how);

  it.each<[string, (xml: string) => string]>([
    [
      "before the signed one",
      (xml) => xml.replace(assertionOf(xml), forge(assertionOf(xml)) + assertionOf(xml)),
    ],
    [
      "after the signed one",
      (xml) => xml.replace(assertionOf(xml), assertionOf(xml) + forge(assertionOf(xml))),
    ],
    [
      "with the signed one in an extension",
      (xml) =>
        xml.replace(
          assertionOf(xml),
          `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${forge(assertionOf(xml))}`,
        ),
    ],
    [
      "with the signed one inside the signature",
      (xml) => {
        const own = assertionOf(xml);
        const signature = signatureOf(own);
        const wrapped = signature.replace(
          "</ds:Signature>",
          `<ds:Object>${own.replace(signature, "")}</ds:Object></ds:Signature>`,
        );
        return xml.replace(own, forge(own).replace("</saml:Issuer>", `</saml:Issuer>${wrapped}`));
      },
    ],
    [
      "around the signed one",
      (xml) =>
        xml.replace(
          assertionOf(xml),
          forge(assertionOf(xml)).replace("</saml:Assertion>", `${assertionOf(xml)}</saml:Assertion>`),
        ),
    ],
    [
      "with the same id",
      (xml) => {
        const own = assertionOf(xml);
        const id = / ID="[^"]+"/.exec(own)?.[0] ?? "";
        return xml.replace(own, forge(own).replace(' ID="_forged"', id) + own);
      },
    ],
  ])("%s", async (_where, wrap) => {
    const url = await post(change(await signed(), wrap));
    expect(errorOf(url)[0]).toBe("validation_failed");
    expect(tokensOf(url).has("access_token")).toBe(false);
  });

  it("nor a signed answer inside another answer", async () => {
    const wrapped = change(await signed("response"), (xml) =>
      xml
        .replace(signatureOf(xml), "")
        .replace(/ ID="[^"]+"/, ' ID="_outer"')
        .replace("attacker@acme.example", "victim@acme.example")
        .replace("</samlp:Response>", `<samlp:Extensions>${xml}</samlp:Extensions></samlp:Response>`),
    );
    expect(errorOf(await post(wrapped))[0]).toBe("validation_failed");
  });
});
