import { createHash } from "node:crypto";
import type { Session } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecretKey } from "../index.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";
import { type AssertionFacts, createTestIdp, type TestIdp } from "./testing.ts";

const issuer = "http://app.test/auth/v1";
const acsUrl = `${issuer}/sso/saml/acs`;
const spEntityId = `${issuer}/sso/saml/metadata`;
const back = "http://app.test/chat";

let server: AuthTestServer;
let idp: TestIdp;
let providerId: string;
let secretKey: string;
let spMetadataXml: string;
let clockMs = Date.now();
const now = () => new Date(clockMs);

beforeAll(async () => {
  server = await createAuthTestServer([], {
    now,
    auth: { issuer, settings: { siteUrl: "http://app.test" } },
  });
  secretKey = await createSecretKey(server.system, {});
  spMetadataXml = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text();
  idp = newIdp();
  providerId = await register({ metadata_xml: idp.metadataXml, domains: ["Acme.example"] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const newIdp = (options = {}) => createTestIdp({ spMetadataXml, acsUrl, spEntityId, now, ...options });

async function register(body: object): Promise<string> {
  const reply = await fetch(`${server.url}/auth/v1/admin/sso/providers`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify({ type: "saml", allow_idp_initiated: true, ...body }),
  });
  const made = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(made));
  return made.id;
}

/** What the browser does with the page of the identity provider; returns where it is sent. */
async function post(samlResponse: string, relayState = ""): Promise<URL> {
  const reply = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ SAMLResponse: samlResponse, RelayState: relayState }),
  });
  expect([302, 303]).toContain(reply.status);
  return new URL(reply.headers.get("location") ?? "");
}

const tokensOf = (url: URL) => new URLSearchParams(url.hash.slice(1));
const errorOf = (url: URL) => [url.searchParams.get("error_code"), url.searchParams.get("error_description")];

async function begin(redirectTo = back) {
  const client = server.authClient();
  const { data, error } = await client.signInWithSSO({
    domain: "acme.example",
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return idp.readRequest(data?.url ?? "");
}

async function userOf(url: URL): Promise<Session["user"]> {
  const { data, error } = await server.authClient().getUser(tokensOf(url).get("access_token") ?? "");
  if (error) throw error;
  return data.user;
}

/** Signs in with one thing wrong; returns the error that the browser is sent home with. */
async function refusalOf(facts: Partial<AssertionFacts>, signed?: "response" | "nothing") {
  const { id, relayState } = await begin();
  return errorOf(await post(await idp.respond({ inResponseTo: id, ...facts }, signed), relayState));
}

const change = (encoded: string, edit: (xml: string) => string) =>
  Buffer.from(edit(Buffer.from(encoded, "base64").toString())).toString("base64");

describe("a sign-in that begins here", () => {
  it("goes by a signed request to the identity provider and comes back as a session", async () => {
    const { id, relayState, issuer: named } = await begin();
    expect([named, relayState]).toEqual([spEntityId, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const url = await post(await idp.respond({ inResponseTo: id, nameId: "p-1" }), relayState);
    expect(url.href).toMatch(/^http:\/\/app\.test\/chat#access_token=/);
    const user = await userOf(url);
    expect(user.app_metadata).toEqual({ provider: `sso:${providerId}`, providers: [`sso:${providerId}`] });
    expect(user.identities).toMatchObject([{ id: "p-1", provider: `sso:${providerId}` }]);
    expect(user.user_metadata).toMatchObject({ sub: "p-1", iss: idp.entityId, email_verified: true });
    const { data } = await server.authClient().getClaims(tokensOf(url).get("access_token") ?? "");
    expect(data?.claims.amr).toMatchObject([{ method: "sso/saml" }]);
  });

  it("may also sign the whole answer instead of the assertion", async () => {
    const { id, relayState } = await begin();
    const url = await post(await idp.respond({ inResponseTo: id }, "response"), relayState);
    expect(tokensOf(url).get("access_token")).toBeTruthy();
  });

  it("gives the browser a code when it sent a challenge ahead, and only its verifier exchanges it", async () => {
    const verifier = "v".repeat(50);
    const reply = await fetch(`${server.url}/auth/v1/sso`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({
        provider_id: providerId,
        redirect_to: back,
        skip_http_redirect: true,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "s256",
      }),
    });
    const { id, relayState } = await idp.readRequest((await reply.json()).url);
    const url = await post(await idp.respond({ inResponseTo: id }), relayState);
    expect(url.hash).toBe("");
    const exchange = (code_verifier: string) =>
      fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
        method: "POST",
        headers: { apikey: server.publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ auth_code: url.searchParams.get("code"), code_verifier }),
      });
    expect((await exchange("w".repeat(50))).status).toBe(400);
    expect((await exchange(verifier)).status).toBe(200);
  });

  it("sends the browser itself when it does not ask for the address", async () => {
    const reply = await fetch(`${server.url}/auth/v1/sso`, {
      method: "POST",
      redirect: "manual",
      headers: { apikey: server.publishableKey },
      body: JSON.stringify({ domain: "acme.example" }),
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toContain("SAMLRequest=");
  });

  it("leads back with a refusal to where it began, in the fragment as well", async () => {
    const status = "urn:oasis:names:tc:SAML:2.0:status:Responder";
    const other = { attributes: { email: ["ann@other.example"] } };
    for (const facts of [{ status }, other, { audience: "http://other.test" }]) {
      const { id, relayState } = await begin();
      const url = await post(await idp.respond({ inResponseTo: id, ...facts }), relayState);
      expect(url.origin + url.pathname).toBe(back);
      expect(tokensOf(url).get("error_code")).toBe("validation_failed");
    }
    const { relayState } = await begin("https://evil.example/");
    expect((await post("nonsense", relayState)).href).toMatch(/^http:\/\/app\.test\/\?error=/);
  });

  it("leads back to the site when the wished address is not allowed", async () => {
    const { id, relayState } = await begin("https://evil.example/");
    expect((await post(await idp.respond({ inResponseTo: id }), relayState)).origin).toBe("http://app.test");
  });

  it("finds the same person again by the name of the identity provider, with what it says now", async () => {
    const facts = { nameId: "lasting", attributes: { email: ["old@acme.example"] } };
    const first = await userOf(await post(await idp.respond(facts)));
    const again = await userOf(
      await post(await idp.respond({ ...facts, attributes: { mail: ["new@acme.example"] } })),
    );
    expect([again.id, again.email]).toEqual([first.id, "new@acme.example"]);
  });

  it("is somebody else than the person who signs in with the same address and a password", async () => {
    const person = await server.signUpPerson(`${crypto.randomUUID()}@acme.example`);
    const user = await userOf(await post(await idp.respond({ attributes: { email: [person.email] } })));
    expect([user.email, user.id === person.id]).toEqual([person.email, false]);
  });

  it("ends when the identity provider says that the session ends", async () => {
    const sessionNotOnOrAfter = new Date(clockMs + 1_800_000);
    const url = await post(await idp.respond({ sessionNotOnOrAfter }));
    const { id } = await userOf(url);
    const rows = await server.look("select not_after from auth.sessions where user_id = $1", [id]);
    expect(rows).toEqual([{ not_after: sessionNotOnOrAfter }]);
  });
});

describe("a sign-in that the identity provider begins", () => {
  it("leads to the address that it names, when that is allowed", async () => {
    expect((await post(await idp.respond(), back)).href).toMatch(/^http:\/\/app\.test\/chat#access_token=/);
    expect((await post(await idp.respond(), "https://evil.example/")).origin).toBe("http://app.test");
  });

  it("is refused where an admin has not allowed it", async () => {
    const strict = newIdp();
    await register({ metadata_xml: strict.metadataXml, allow_idp_initiated: undefined });
    expect(errorOf(await post(await strict.respond()))).toEqual([
      "validation_failed",
      expect.stringContaining("that this identity provider begins are not allowed"),
    ]);
  });

  it("is refused for an assertion that answers a request: it was taken from another sign-in", async () => {
    const { id } = await begin();
    const [code, text] = errorOf(await post(await idp.respond({ inResponseTo: id })));
    expect([code, text]).toEqual(["validation_failed", expect.stringContaining("not known")]);
  });

  it("is refused from an identity provider that nobody registered", async () => {
    expect(errorOf(await post(await newIdp().respond()))[0]).toBe("saml_idp_not_found");
  });
});

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
    const ends = (ms: number) => ({ notOnOrAfter: new Date(clockMs + ms) });
    expect(await refusalOf(ends(-121_000))).toEqual(invalid("expired"));
    expect(await refusalOf(ends(-60_000))).toEqual([null, null]);
  });

  it("when it is not valid yet, beyond what two clocks may differ", async () => {
    const begins = (ms: number) => ({ notBefore: new Date(clockMs + ms) });
    expect(await refusalOf(begins(121_000))).toEqual(invalid("not valid yet"));
    expect(await refusalOf(begins(60_000))).toEqual([null, null]);
  });

  it("when it was used before", async () => {
    const response = await idp.respond();
    expect(errorOf(await post(response))).toEqual([null, null]);
    expect(errorOf(await post(response))).toEqual(invalid("used before"));
  });

  it("by all but one of those that use it at the same moment", async () => {
    const response = await idp.respond();
    const urls = await Promise.all(Array.from({ length: 8 }, () => post(response)));
    expect(urls.filter((url) => tokensOf(url).has("access_token"))).toHaveLength(1);
  });

  it("when nothing is signed", async () => {
    expect(await refusalOf({}, "nothing")).toEqual(invalid("signature"));
  });

  it("when another key signed it", async () => {
    const impostor = newIdp({ posingAs: idp });
    expect(errorOf(await post(await impostor.respond()))).toEqual(invalid("signature"));
  });

  it("when it was changed after it was signed", async () => {
    const response = await idp.respond({ nameId: "somebody" });
    const changed = change(response, (xml) => xml.replace(">somebody<", ">somebodyelse<"));
    expect(errorOf(await post(changed))).toEqual(invalid("signature"));
  });

  it("when it is signed with SHA-1", async () => {
    const old = newIdp({ signatureAlgorithm: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" });
    await register({ metadata_xml: old.metadataXml });
    expect(errorOf(await post(await old.respond()))).toEqual(invalid("not trusted"));
  });

  it("when there are two in one answer", async () => {
    const doubled = change(await idp.respond(), (xml) =>
      xml.replace(/<saml:Assertion .*<\/saml:Assertion>/s, "$&$&"),
    );
    expect(errorOf(await post(doubled))).toEqual(invalid("exactly one Assertion"));
  });

  it("with a document type, whose entities could name files", async () => {
    const declared = change(
      await idp.respond(),
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
    await post(await newIdp({ posingAs: idp }).respond());
    const [row] = await server.look<{ act: string; envelope: Buffer }>(
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
    idp.respond({ nameId: "attacker", attributes: { email: ["attacker@acme.example"] } }, how);

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

describe("the person of an assertion", () => {
  it("has the whole name, also around a comment that somebody put into it", async () => {
    const format = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
    const anyDomain = newIdp();
    await register({ metadata_xml: anyDomain.metadataXml });
    const signed = await anyDomain.respond({
      nameIdFormat: format,
      nameId: "ceo@acme.example.evil.test",
      attributes: {},
    });
    const commented = change(signed, (xml) => xml.replace("acme.example.evil", "acme.example<!---->.evil"));
    expect((await userOf(await post(commented))).email).toBe("ceo@acme.example.evil.test");
  });

  it("needs a name that lasts", async () => {
    const nameIdFormat = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
    expect((await refusalOf({ nameIdFormat }))[0]).toBe("saml_assertion_no_user_id");
  });

  it("needs an address", async () => {
    expect((await refusalOf({ attributes: {} }))[0]).toBe("saml_assertion_no_email");
  });

  it("needs an address of the domains of the identity provider", async () => {
    expect(await refusalOf({ attributes: { email: ["ceo@other.example"] } })).toEqual([
      "validation_failed",
      expect.stringContaining("addresses of other.example do not belong to this identity provider"),
    ]);
    expect(await refusalOf({ attributes: { email: ["Ceo@ACME.example"] } })).toEqual([null, null]);
  });

  it("is described by the attributes that the mapping names", async () => {
    const mapped = newIdp();
    const keys = {
      email: { name: "work-mail" },
      full_name: { names: ["cn", "displayName"] },
      groups: { name: "groups", array: true },
      country: { name: "c", default: "DE" },
    };
    await register({ metadata_xml: mapped.metadataXml, attribute_mapping: { keys } });
    const attributes = { "work-mail": ["Ann@Acme.example"], displayName: ["Ann A."], groups: ["a", "b"] };
    const user = await userOf(await post(await mapped.respond({ attributes })));
    expect(user.email).toBe("ann@acme.example");
    expect(user.user_metadata.custom_claims).toEqual({
      full_name: "Ann A.",
      groups: ["a", "b"],
      country: "DE",
    });
  });
});

describe("a request to the identity provider", () => {
  it("is answered once", async () => {
    const { id, relayState } = await begin();
    await post(await idp.respond({ inResponseTo: id }), relayState);
    const again = await post(await idp.respond({ inResponseTo: id }), relayState);
    expect(errorOf(again)[0]).toBe("saml_relay_state_not_found");
  });

  it("waits for two minutes", async () => {
    const { id, relayState } = await begin();
    clockMs += 121_000;
    const url = await post(await idp.respond({ inResponseTo: id }), relayState);
    expect([errorOf(url)[0], url.pathname]).toEqual(["saml_relay_state_expired", "/chat"]);
  });

  it.each([
    ["an unknown domain", { domain: "nobody.example" }, "No SSO provider assigned for this domain"],
    ["an unknown provider", { providerId: crypto.randomUUID() }, "No such SSO provider"],
    ["what is no id", { providerId: "nonsense" }, "No such SSO provider"],
  ])("is not made for %s", async (_what, params, message) => {
    const { error } = await server.authClient().signInWithSSO(params);
    expect(error).toMatchObject({ status: 404, code: "sso_provider_not_found", message });
  });

  it.each([{}, { domain: "acme.example", provider_id: crypto.randomUUID() }])(
    "needs either a domain or a provider: %j",
    async (body) => {
      const reply = await fetch(`${server.url}/auth/v1/sso`, {
        method: "POST",
        headers: { apikey: server.publishableKey },
        body: JSON.stringify(body),
      });
      expect([reply.status, (await reply.json()).msg]).toEqual([
        400,
        "A provider_id or domain needs to be provided",
      ]);
    },
  );
});
