import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "../testing.ts";
import { signToken } from "./sign-token.ts";
import { signingKeys } from "./signing-keys.ts";

const issuer = "https://adjutant.example/auth/v1";
const secret = "a secret that is shared with older programs";

let server: AuthTestServer;
let ann: Person;
beforeAll(async () => {
  server = await createOwnAuthTestServer([], { auth: { issuer, settings: { sharedJwtSecret: secret } } });
  ann = await server.signUpPerson();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Ann's token with other claims, under a key of this installation. */
async function tokenWith(claims: object, key: "own" | "shared"): Promise<string> {
  const all = { ...decodeJwt(ann.session.access_token), ...claims };
  if (key === "own") return signToken(await signingKeys(server.services).current(), all);
  return new SignJWT(all).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
}

async function statuses(token: string) {
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
  const paths = ["/auth/v1/user", "/api/v1/me/security-events"];
  return Promise.all(paths.map(async (path) => (await fetch(`${server.url}${path}`, { headers })).status));
}

it.each(["own", "shared"] as const)("a token of this installation is accepted (%s key)", async (key) => {
  expect(await statuses(await tokenWith({}, key))).toEqual([200, 200]);
});

it.each([
  ["another issuer", { iss: "https://elsewhere.example/auth/v1" }],
  ["no issuer", { iss: undefined }],
  ["another audience", { aud: "a shop" }],
  ["no audience", { aud: undefined }],
])("a token of %s is refused everywhere, whatever key signed it", async (_what, claims) => {
  for (const key of ["own", "shared"] as const) {
    const token = await tokenWith(claims, key);
    expect(await statuses(token)).toEqual([403, 401]);
    const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
    const reply = await fetch(`${server.url}/rest/v1/rpc/has_role`, { method: "POST", headers, body: "{}" });
    expect([reply.status, (await reply.json()).code]).toEqual([401, "PGRST301"]);
  }
});
