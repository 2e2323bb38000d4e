import { createPrivateKey, X509Certificate } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSecretKey } from "../../index.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "../../testing.ts";
import { createTestIdp } from "../testing.ts";
import { makeSamlKey } from "./make-saml-key.ts";
import { promoteNextSamlKey, rotateSamlKey } from "./rotate-saml-key.ts";
import { getSamlKeys } from "./saml-key.ts";

const issuer = "http://app.test/auth/v1";
let server: AuthTestServer;

beforeAll(async () => {
  server = await createOwnAuthTestServer([], { auth: { issuer, settings: { siteUrl: "http://app.test" } } });
});
afterAll(() => server[Symbol.asyncDispose]());

const metadata = async () => (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text();

/** The keys for signing that the metadata names, in its order. */
const certificates = (xml: string) =>
  [...xml.matchAll(/<KeyDescriptor use="signing">.*?<ds:X509Certificate>(.*?)<\/ds:X509Certificate>/g)].map(
    ([, certificate]) => certificate,
  );

it("metadata names the key that signs and the one that will, and a rotation moves them on", async () => {
  const [current, next, ...others] = certificates(await metadata());
  expect([others.length, current === next]).toEqual([0, false]);
  const id = await rotateSamlKey(server.system);
  const after = certificates(await metadata());
  expect(after).toEqual([next, expect.not.stringContaining(String(current))]);
  expect((await getSamlKeys(server.system)).current.id).toBe(id);
  await rotateSamlKey(server.system);
  expect(certificates(await metadata())[0]).toBe(after[1]);
});

it("an identity provider that read the metadata before a rotation knows who signs after it", async () => {
  const spEntityId = `${issuer}/sso/saml/metadata`;
  const idp = createTestIdp({
    spMetadataXml: await metadata(),
    acsUrl: `${issuer}/sso/saml/acs`,
    spEntityId,
  });
  await fetch(`${server.url}/auth/v1/admin/sso/providers`, {
    method: "POST",
    headers: { apikey: await createSecretKey(server.system, {}), "content-type": "application/json" },
    body: JSON.stringify({ type: "saml", metadata_xml: idp.metadataXml, domains: ["acme.example"] }),
  });
  const request = async () => {
    const options = { skipBrowserRedirect: true };
    const { data } = await server.authClient().signInWithSSO({ domain: "acme.example", options });
    return idp.readRequest(data?.url ?? "");
  };
  expect((await request()).issuer).toBe(spEntityId);
  await rotateSamlKey(server.system);
  expect((await request()).issuer).toBe(spEntityId);
  await rotateSamlKey(server.system);
  await expect(request()).rejects.toThrow();
});

it("of two rotations at once one counts, and no key is lost", async () => {
  const before = await getSamlKeys(server.system);
  const read = { currentId: before.current.id, nextId: before.next.id };
  const following = await Promise.all([makeSamlKey(server.system), makeSamlKey(server.system)]);
  const ids = await Promise.all(
    following.map((key) => promoteNextSamlKey(server.system, { ...read, following: key })),
  );
  expect(ids.filter(Boolean)).toEqual([before.next.id]);
  const { current, next } = await getSamlKeys(server.system);
  expect([current.id, next.id === before.next.id]).toEqual([before.next.id, false]);
});

it("a rotation that began before another one changes nothing", async () => {
  const { current, next } = await getSamlKeys(server.system);
  await rotateSamlKey(server.system);
  const following = { id: crypto.randomUUID(), certificate: "", sealed_private_key: "" };
  const late = { currentId: current.id, nextId: next.id, following };
  expect(await promoteNextSamlKey(server.system, late)).toBeUndefined();
  expect((await getSamlKeys(server.system)).current.id).toBe(next.id);
});

it("each key fits its certificate", async () => {
  for (const { privateKey, certificate } of Object.values(await getSamlKeys(server.system))) {
    expect(new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey))).toBe(true);
  }
});
