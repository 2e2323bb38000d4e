import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { back, change, errorOf, spEntityId, stageSaml, tokensOf } from "./testing/stage-saml.ts";

const staged = stageSaml();
const { begin, post, userOf, newIdp, register, refusalOf } = staged;

describe("a sign-in that begins here", () => {
  it("goes by a signed request to the identity provider and comes back as a session", async () => {
    const { id, relayState, issuer: named } = await begin();
    expect([named, relayState]).toEqual([spEntityId, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const url = await post(await staged.idp.respond({ inResponseTo: id, nameId: "p-1" }), relayState);
    expect(url.href).toMatch(/^http:\/\/app\.test\/chat#access_token=/);
    const user = await userOf(url);
    expect(user.app_metadata).toEqual({
      provider: `sso:${staged.providerId}`,
      providers: [`sso:${staged.providerId}`],
    });
    expect(user.identities).toMatchObject([{ id: "p-1", provider: `sso:${staged.providerId}` }]);
    expect(user.user_metadata).toMatchObject({ sub: "p-1", iss: staged.idp.entityId, email_verified: true });
    const { data } = await staged.server.authClient().getClaims(tokensOf(url).get("access_token") ?? "");
    expect(data?.claims.amr).toMatchObject([{ method: "sso/saml" }]);
  });

  it("may also sign the whole answer instead of the assertion", async () => {
    const { id, relayState } = await begin();
    const url = await post(await staged.idp.respond({ inResponseTo: id }, "response"), relayState);
    expect(tokensOf(url).get("access_token")).toBeTruthy();
  });

  it("gives the browser a code when it sent a challenge ahead, and only its verifier exchanges it", async () => {
    const verifier = "v".repeat(50);
    const reply = await fetch(`${staged.server.url}/auth/v1/sso`, {
      method: "POST",
      headers: { apikey: staged.server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({
        provider_id: staged.providerId,
        redirect_to: back,
        skip_http_redirect: true,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "s256",
      }),
    });
    const { id, relayState } = await staged.idp.readRequest((await reply.json()).url);
    const url = await post(await staged.idp.respond({ inResponseTo: id }), relayState);
    expect(url.hash).toBe("");
    const exchange = (code_verifier: string) =>
      fetch(`${staged.server.url}/auth/v1/token?grant_type=pkce`, {
        method: "POST",
        headers: { apikey: staged.server.publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ auth_code: url.searchParams.get("code"), code_verifier }),
      });
    expect((await exchange("w".repeat(50))).status).toBe(400);
    expect((await exchange(verifier)).status).toBe(200);
  });

  it("sends the browser itself when it does not ask for the address", async () => {
    const reply = await fetch(`${staged.server.url}/auth/v1/sso`, {
      method: "POST",
      redirect: "manual",
      headers: { apikey: staged.server.publishableKey },
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
      const url = await post(await staged.idp.respond({ inResponseTo: id, ...facts }), relayState);
      expect(url.origin + url.pathname).toBe(back);
      expect(tokensOf(url).get("error_code")).toBe("validation_failed");
    }
    const { relayState } = await begin("https://evil.example/");
    expect((await post("nonsense", relayState)).href).toMatch(/^http:\/\/app\.test\/\?error=/);
  });

  it("leads back to the site when the wished address is not allowed", async () => {
    const { id, relayState } = await begin("https://evil.example/");
    expect((await post(await staged.idp.respond({ inResponseTo: id }), relayState)).origin).toBe(
      "http://app.test",
    );
  });

  it("finds the same person again by the name of the identity provider, with what it says now", async () => {
    const facts = { nameId: "lasting", attributes: { email: ["old@acme.example"] } };
    const first = await userOf(await post(await staged.idp.respond(facts)));
    const again = await userOf(
      await post(await staged.idp.respond({ ...facts, attributes: { mail: ["new@acme.example"] } })),
    );
    expect([again.id, again.email]).toEqual([first.id, "new@acme.example"]);
  });

  it("is somebody else than the person who signs in with the same address and a password", async () => {
    const person = await staged.server.signUpPerson(`${crypto.randomUUID()}@acme.example`);
    const user = await userOf(
      await post(await staged.idp.respond({ attributes: { email: [person.email] } })),
    );
    expect([user.email, user.id === person.id]).toEqual([person.email, false]);
  });

  it("ends when the identity provider says that the session ends", async () => {
    const sessionNotOnOrAfter = new Date(staged.clockMs + 1_800_000);
    const url = await post(await staged.idp.respond({ sessionNotOnOrAfter }));
    const { id } = await userOf(url);
    const rows = await staged.server.look("select not_after from auth.sessions where user_id = $1", [id]);
    expect(rows).toEqual([{ not_after: sessionNotOnOrAfter }]);
  });
});

describe("a sign-in that the identity provider begins", () => {
  it("leads to the address that it names, when that is allowed", async () => {
    expect((await post(await staged.idp.respond(), back)).href).toMatch(
      /^http:\/\/app\.test\/chat#access_token=/,
    );
    expect((await post(await staged.idp.respond(), "https://evil.example/")).origin).toBe("http://app.test");
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
    const [code, text] = errorOf(await post(await staged.idp.respond({ inResponseTo: id })));
    expect([code, text]).toEqual(["validation_failed", expect.stringContaining("not known")]);
  });

  it("is refused from an identity provider that nobody registered", async () => {
    expect(errorOf(await post(await newIdp().respond()))[0]).toBe("saml_idp_not_found");
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
    await post(await staged.idp.respond({ inResponseTo: id }), relayState);
    const again = await post(await staged.idp.respond({ inResponseTo: id }), relayState);
    expect(errorOf(again)[0]).toBe("saml_relay_state_not_found");
  });

  it("waits for two minutes", async () => {
    const { id, relayState } = await begin();
    staged.clockMs += 121_000;
    const url = await post(await staged.idp.respond({ inResponseTo: id }), relayState);
    expect([errorOf(url)[0], url.pathname]).toEqual(["saml_relay_state_expired", "/chat"]);
  });

  it.each([
    ["an unknown domain", { domain: "nobody.example" }, "No SSO provider assigned for this domain"],
    ["an unknown provider", { providerId: crypto.randomUUID() }, "No such SSO provider"],
    ["what is no id", { providerId: "nonsense" }, "No such SSO provider"],
  ])("is not made for %s", async (_what, params, message) => {
    const { error } = await staged.server.authClient().signInWithSSO(params);
    expect(error).toMatchObject({ status: 404, code: "sso_provider_not_found", message });
  });

  it.each([{}, { domain: "acme.example", provider_id: crypto.randomUUID() }])(
    "needs either a domain or a provider: %j",
    async (body) => {
      const reply = await fetch(`${staged.server.url}/auth/v1/sso`, {
        method: "POST",
        headers: { apikey: staged.server.publishableKey },
        body: JSON.stringify(body),
      });
      expect([reply.status, (await reply.json()).msg]).toEqual([
        400,
        "A provider_id or domain needs to be provided",
      ]);
    },
  );
});
