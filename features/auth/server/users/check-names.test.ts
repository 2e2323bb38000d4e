import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

let server: AuthTestServer;
beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const turned = "Ann \u202enimda";
const refusal = {
  status: 400,
  code: "validation_failed",
  message: "A name cannot contain invisible characters that change the direction of text",
};

test.each(["name", "full_name"])("a %s that reads as another one is refused", async (key) => {
  const { client } = await server.signUpPerson();
  expect((await client.updateUser({ data: { [key]: turned } })).error).toMatchObject(refusal);
  expect((await client.getUser()).data.user?.user_metadata).not.toHaveProperty(key);
});

test.each(["name", "full_name"])("so is the %s that stands where a company would tell it", async (key) => {
  const { client } = await server.signUpPerson();
  const told = { custom_claims: { [key]: turned } };
  expect((await client.updateUser({ data: told })).error).toMatchObject(refusal);
  expect((await client.getUser()).data.user?.user_metadata).not.toHaveProperty("custom_claims");
  for (const custom_claims of [null, [turned], "none", { [key]: "Ann" }]) {
    expect((await client.updateUser({ data: { custom_claims } })).error).toBeNull();
  }
});

test("it is refused as well from whoever signs up or in with it", async () => {
  const client = server.authClient();
  const email = "turned@example.com";
  const data = { name: turned };
  const signedUp = await client.signUp({ email, password: testPassword, options: { data } });
  expect(signedUp.error).toMatchObject(refusal);
  expect((await client.signInWithOtp({ email, options: { data } })).error).toMatchObject(refusal);
});

test("a name in any script is taken as it is", async () => {
  const { client } = await server.signUpPerson();
  const { data, error } = await client.updateUser({ data: { name: "דנה 👩‍💻" } });
  expect(error).toBeNull();
  expect(data.user?.user_metadata.name).toBe("דנה 👩‍💻");
});
