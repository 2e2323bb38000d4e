import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serviceOf } from "#features/auth/server/index.ts";
import { type AuthTestServer, createAuthTestServer } from "#features/auth/server/testing.ts";
import { adminCli } from "./admin-cli.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createAuthTestServer([], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

async function admin(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await adminCli(args, server.system, print, {
    keyFile: server.keyFile,
    sealed: [],
    authService: serviceOf(),
  });
  return { code, text: lines.join("\n") };
}

it("makes another signing key and says its name, and nobody is signed out", async () => {
  const { client, id } = await server.signUpPerson();
  const { code, text } = await admin("rotate-signing-key");
  const [, keyId] = /^The new signing key is ([\w-]+)\./.exec(text) ?? [];
  clockMs += 61_000;
  const after = await server.signUpPerson();
  expect(decodeProtectedHeader(after.session.access_token).kid).toBe(keyId);
  expect((await client.getUser()).data.user?.id).toBe(id);
  expect(code).toBe(0);
});

it("signs SAML requests with the next key and says its name", async () => {
  const { code, text } = await admin("rotate-saml-key");
  const [, keyId] = /^SAML requests are signed with the key ([\w-]+) now\./.exec(text) ?? [];
  const rows = await server.look("select id from auth.saml_keys where status = 'current'");
  expect([code, rows]).toEqual([0, [{ id: keyId }]]);
});

it("shows the address and the publishable key, with which a client is let in", async () => {
  const { code, text } = await admin("keys");
  const apikey = /sb_publishable_\S+/.exec(text)?.[0] ?? "";
  const reply = await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey } });
  expect([code, reply.status]).toEqual([0, 200]);
  expect(text).toContain(`Address:          ${serviceOf().settings.siteUrl}`);
});

it("makes a secret key that acts as the service role", async () => {
  const { code, text } = await admin("secret-key");
  const [apikey = ""] = text.split("\n");
  const reply = await fetch(`${server.url}/auth/v1/admin/users`, { headers: { apikey } });
  expect([code, reply.status]).toEqual([0, 200]);
});

it.each([
  ["rotate-signing-key", "ann@example.com"],
  ["rotate-saml-key", "ann@example.com"],
  ["rotate-everything"],
])("does not know %s %s", async (...words) => {
  expect((await admin(...words)).code).toBe(2);
});
