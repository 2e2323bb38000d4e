import { afterAll, beforeAll, expect, it } from "vitest";
import { createAdmin } from "../manage/testing.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const disabled = { status: 404, code: "feature_disabled", message: "This feature is disabled" };

it("people are told that nobody signs in elsewhere with an account of here", async () => {
  const { client } = await server.signUpPerson();
  expect((await client.oauth.getAuthorizationDetails(crypto.randomUUID())).error).toMatchObject(disabled);
  expect((await client.oauth.listGrants()).error).toMatchObject(disabled);
});

it("programs are told that clients and providers are not kept here", async () => {
  const { admin } = await createAdmin(server);
  expect((await admin.oauth.listClients()).error).toMatchObject(disabled);
  expect((await admin.customProviders.listProviders()).error).toMatchObject(disabled);
});

it("wallets are told that they open nothing", async () => {
  const reply = await fetch(`${server.url}/auth/v1/token?grant_type=web3`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ chain: "ethereum", message: "", signature: "" }),
  });
  expect([reply.status, (await reply.json()).error_code]).toEqual([422, "web3_provider_disabled"]);
});
