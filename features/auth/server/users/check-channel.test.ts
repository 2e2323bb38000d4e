import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

let server: AuthTestServer;
beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { isPhoneEnabled: true } } });
});
afterAll(() => server[Symbol.asyncDispose]());

const refused = {
  status: 400,
  code: "validation_failed",
  message: "Invalid channel, supported values are 'sms'",
};

test("a channel by which nothing is sent is refused", async () => {
  const phone = "+491234567890";
  const client = server.authClient();
  const options = { channel: "whatsapp" as const };
  const signUp = await client.signUp({ phone, password: testPassword, options });
  const otp = await client.signInWithOtp({ phone, options });
  expect([signUp.error, otp.error]).toMatchObject([refused, refused]);
  const { session } = await server.signUpPerson();
  const response = await fetch(`${server.url}/auth/v1/user`, {
    method: "PUT",
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ phone, channel: "whatsapp" }),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { msg: refused.message }]);
});

test("text messages are one by which something is sent", async () => {
  const { error } = await server
    .authClient()
    .signInWithOtp({ phone: "+491234567891", options: { channel: "sms" } });
  expect(error).toBeNull();
});
