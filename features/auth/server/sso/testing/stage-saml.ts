import type { Session } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createSecretKey } from "../../index.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "../../testing.ts";
import { type AssertionFacts, createTestIdp, type TestIdp } from "../testing.ts";

const issuer = "http://app.test/auth/v1";

const acsUrl = `${issuer}/sso/saml/acs`;

export const spEntityId = `${issuer}/sso/saml/metadata`;

export const back = "http://app.test/chat";

export const tokensOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

export const errorOf = (url: URL) => [
  url.searchParams.get("error_code"),
  url.searchParams.get("error_description"),
];

export const change = (encoded: string, edit: (xml: string) => string) =>
  Buffer.from(edit(Buffer.from(encoded, "base64").toString())).toString("base64");

/** A company with a SAML identity provider of its own. */
export function stageSaml() {
  let server: AuthTestServer;
  let idp: TestIdp;
  let providerId: string;
  let secretKey: string;
  let spMetadataXml: string;
  let clockMs = Date.now();
  const now = () => new Date(clockMs);

  beforeAll(async () => {
    server = await createOwnAuthTestServer([], {
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

  /** Posts the identity provider's form, as a browser does. Returns the redirect. */
  async function post(samlResponse: string, relayState = ""): Promise<URL> {
    const reply = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ SAMLResponse: samlResponse, RelayState: relayState }),
    });
    expect([302, 303]).toContain(reply.status);
    return new URL(reply.headers.get("location") ?? "");
  }

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

  /** Signs in with one fault. Returns the error in the redirect. */
  async function refusalOf(facts: Partial<AssertionFacts>, signed?: "response" | "nothing") {
    const { id, relayState } = await begin();
    return errorOf(await post(await idp.respond({ inResponseTo: id, ...facts }, signed), relayState));
  }

  return {
    get server() {
      return server;
    },
    get idp() {
      return idp;
    },
    get providerId() {
      return providerId;
    },
    get clockMs() {
      return clockMs;
    },
    set clockMs(value) {
      clockMs = value;
    },
    newIdp,
    register,
    post,
    begin,
    userOf,
    refusalOf,
  };
}
