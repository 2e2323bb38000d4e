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
  const { oauth } = client;
  const id = crypto.randomUUID();
  const replies = [
    await oauth.getAuthorizationDetails(id),
    await oauth.approveAuthorization(id, { skipBrowserRedirect: true }),
    await oauth.denyAuthorization(id, { skipBrowserRedirect: true }),
    await oauth.listGrants(),
    await oauth.revokeGrant({ clientId: id }),
  ];
  for (const { error } of replies) expect(error).toMatchObject(disabled);
});

it("programs are told that clients and providers are not kept here", async () => {
  const { admin } = await createAdmin(server);
  const { oauth, customProviders } = admin;
  const id = crypto.randomUUID();
  const client = { client_name: "Program", redirect_uris: ["https://program.example/back"] };
  const provider = {
    provider_type: "oidc",
    identifier: "custom:x",
    name: "X",
    client_id: "x",
    client_secret: "x",
  } as const;
  const replies = [
    await oauth.listClients(),
    await oauth.createClient(client),
    await oauth.getClient(id),
    await oauth.updateClient(id, { client_name: "Other" }),
    await oauth.deleteClient(id),
    await oauth.regenerateClientSecret(id),
    await customProviders.listProviders(),
    await customProviders.createProvider(provider),
    await customProviders.getProvider("custom:x"),
    await customProviders.updateProvider("custom:x", { name: "Y" }),
    await customProviders.deleteProvider("custom:x"),
  ];
  for (const { error } of replies) expect(error).toMatchObject(disabled);
});

it("wallets are told that they open nothing", async () => {
  const client = server.authClient();
  const signed = { message: "I am the owner of this wallet", signature: "0x00" } as const;
  const refused = { status: 422, code: "web3_provider_disabled" };
  // The calls for one chain, signInWithEthereum and signInWithSolana, are made by this one.
  expect((await client.signInWithWeb3({ chain: "ethereum", ...signed })).error).toMatchObject(refused);
  const solana = { chain: "solana", message: signed.message, signature: new Uint8Array(64) } as const;
  expect((await client.signInWithWeb3(solana)).error).toMatchObject(refused);
});
