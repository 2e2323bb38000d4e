import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer } from "../testing.ts";
import { rotateSigningKey } from "./rotate-signing-key.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createOwnAuthTestServer([], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

const published = async () => {
  const { keys } = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
  return keys.map(({ kid }: { kid: string }) => kid);
};

it("a new key signs new tokens, and those of the old key stay good", async () => {
  const before = await server.signUpPerson();
  const oldKid = decodeProtectedHeader(before.session.access_token).kid;
  const kid = await rotateSigningKey(server.system, {});
  clockMs += 61_000;

  const after = await server.signUpPerson();
  expect(decodeProtectedHeader(after.session.access_token).kid).toBe(kid);
  expect((await before.client.getUser()).data.user?.id).toBe(before.id);
  expect((await after.client.getUser()).data.user?.id).toBe(after.id);
  expect(await published()).toEqual(expect.arrayContaining([oldKid, kid]));
});

it("a key that stopped signing days ago is published no more", async () => {
  const [old] = (await published()).slice(-1);
  clockMs += 3 * 86_400_000;
  await rotateSigningKey(server.system, {});
  clockMs += 61_000;
  expect(await published()).not.toContain(old);
});
