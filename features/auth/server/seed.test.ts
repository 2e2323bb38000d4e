import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePassword, samplePeople } from "#platform/server/sample-people.ts";
import { scenarios } from "./seed.ts";
import { type AuthTestServer, createAuthTestServer } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test("the sample people can sign in, and a second filling says that they are there", async () => {
  await scenarios[0]?.fill(server.system);
  const [first] = samplePeople;
  const { data, error } = await server
    .authClient()
    .signInWithPassword({ email: first.email, password: samplePassword });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(first.id);
  expect(data.user?.email_confirmed_at, "nobody waits for a mail").toBeTruthy();
  await expect(scenarios[0]?.fill(server.system)).rejects.toThrow("filled in before");
});
