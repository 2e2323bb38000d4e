import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword as password } from "../testing.ts";
import { lastMessageTo, messagesTo } from "./testing.ts";

let server: AuthTestServer;
let aheadMs = 0;
const minute = 60_000;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    now: () => new Date(Date.now() + aheadMs),
    auth: {
      issuer: "http://127.0.0.1:3000/auth/v1",
      settings: { areUnverifiedSignInsAllowed: false, allowedRedirects: ["https://app.example.com/**"] },
    },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const newAddress = () => `${randomBytes(6).toString("hex")}@example.com`;
const signUp = (email: string, options = {}) => server.authClient().signUp({ email, password, options });

/** Opens a link of a mail on this server, as a browser does, and returns where it is sent. */
async function open(link: string): Promise<URL> {
  const path = link.replace(/^https?:\/\/[^/]+/, server.url);
  const response = await fetch(path, { redirect: "manual" });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "");
}
const fragment = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

describe("where an address has to be proved first", () => {
  test("sign-up answers the user without a session, and signing in waits for the proof", async () => {
    const email = newAddress();
    const { data, error } = await signUp(email, { data: { name: "Ann" } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user).not.toHaveProperty("email_confirmed_at");
    const early = await server.authClient().signInWithPassword({ email, password });
    expect(early.error).toMatchObject({
      status: 400,
      code: "email_not_confirmed",
      message: "Email not confirmed",
    });
  });

  test("the code of the mail proves it and signs in, once", async () => {
    const email = newAddress();
    await signUp(email);
    const { code: token } = await lastMessageTo(server, email);
    const { data, error } = await server.authClient().verifyOtp({ email, token, type: "signup" });
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    const again = await server.authClient().verifyOtp({ email, token, type: "signup" });
    expect(again.error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Token has expired or is invalid",
    });
    const signedIn = await server.authClient().signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
  });

  test("the link of the mail leads to the site with the session in its fragment", async () => {
    const email = newAddress();
    await signUp(email, { emailRedirectTo: "https://app.example.com/welcome" });
    const url = await open((await lastMessageTo(server, email)).link);
    expect(url.href).toMatch(/^https:\/\/app\.example\.com\/welcome#/);
    expect(fragment(url)).toMatchObject({ type: "signup", token_type: "bearer", expires_in: "3600", sb: "" });
    const { data } = await server.authClient().getUser(fragment(url).access_token);
    expect(data.user?.email).toBe(email);
  });

  test("a link that was used leads to the site with the reason", async () => {
    const email = newAddress();
    await signUp(email);
    const { link } = await lastMessageTo(server, email);
    await open(link);
    const error_description = "Email link is invalid or has expired";
    const told = { error: "access_denied", error_code: "otp_expired", error_description };
    expect(fragment(await open(link))).toEqual({ ...told, sb: "", type: "signup" });
  });

  test("a link to a page that is not allowed leads to the site", async () => {
    const email = newAddress();
    await signUp(email, { emailRedirectTo: "https://evil.example/" });
    const { link } = await lastMessageTo(server, email);
    expect((await open(link)).origin).toBe("http://127.0.0.1:3000");
    expect((await open(link.replace(/redirect_to=.*/, "redirect_to=https://evil.example"))).origin).toBe(
      "http://127.0.0.1:3000",
    );
  });

  test("the token of the link alone may be given by the page instead", async () => {
    const email = newAddress();
    await signUp(email);
    const { tokenHash: token_hash } = await lastMessageTo(server, email);
    const wrong = await server.authClient().verifyOtp({ token_hash: "f".repeat(56), type: "email" });
    expect(wrong.error).toMatchObject({
      code: "otp_expired",
      message: "Email link is invalid or has expired",
    });
    const { error } = await server.authClient().verifyOtp({ token_hash, type: "email" });
    expect(error).toBeNull();
  });

  test("the link is not made of the code, so that guessing the code opens no link", async () => {
    const email = newAddress();
    await signUp(email);
    const { code, tokenHash } = await lastMessageTo(server, email);
    const [row] = await server.look(
      `select t.* from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = $1`,
      [email],
    );
    expect(tokenHash).toMatch(/^[0-9a-f]{56}$/);
    expect(JSON.stringify(row)).not.toContain(tokenHash);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  test("after an hour neither is good", async () => {
    const email = newAddress();
    await signUp(email);
    const { code: token, tokenHash: token_hash } = await lastMessageTo(server, email);
    aheadMs = 61 * minute;
    const byCode = await server.authClient().verifyOtp({ email, token, type: "signup" });
    const byLink = await server.authClient().verifyOtp({ token_hash, type: "signup" });
    aheadMs = 0;
    expect([byCode.error?.code, byLink.error?.code]).toEqual(["otp_expired", "otp_expired"]);
  });

  test("five wrong guesses make the code void, and leave the link to the person", async () => {
    const email = newAddress();
    await signUp(email);
    const { code, tokenHash: token_hash } = await lastMessageTo(server, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let round = 0; round < 5; round++) {
      await server.authClient().verifyOtp({ email, token: wrong, type: "signup" });
    }
    const late = await server.authClient().verifyOtp({ email, token: code, type: "signup" });
    expect(late.error?.code).toBe("otp_expired");
    expect((await server.authClient().verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
  });

  test("asking again within a minute is refused with the seconds to wait; a new code voids the old one", async () => {
    const email = newAddress();
    await signUp(email);
    const first = await lastMessageTo(server, email);
    const early = await server.authClient().resend({ type: "signup", email });
    expect(early.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(early.error?.message).toMatch(
      /^For security purposes, you can only request this after (60|59|58|57) seconds\.$/,
    );
    aheadMs = minute + 1_000;
    expect((await server.authClient().resend({ type: "signup", email })).error).toBeNull();
    aheadMs = 0;
    const second = await lastMessageTo(server, email);
    const old = await server.authClient().verifyOtp({ token_hash: first.tokenHash, type: "signup" });
    expect(old.error?.code).toBe("otp_expired");
    const { error } = await server.authClient().verifyOtp({ token_hash: second.tokenHash, type: "signup" });
    expect(error).toBeNull();
  });

  test("nothing is sent again to an address that is proved, or that nobody has, and neither is told", async () => {
    const { email } = await confirmed();
    aheadMs = 2 * minute;
    const before = await messagesTo(server, email);
    for (const address of [email, newAddress()]) {
      const { data, error } = await server.authClient().resend({ type: "signup", email: address });
      expect([data, error]).toEqual([{ user: null, session: null, messageId: undefined }, null]);
    }
    aheadMs = 0;
    expect(await messagesTo(server, email)).toHaveLength(before.length);
  });
});

describe("signing up once more", () => {
  test("with an address that is not proved changes nothing and sends the mail again", async () => {
    const email = newAddress();
    const first = await signUp(email, { data: { name: "Ann" } });
    const early = await signUp(email);
    expect(early.error?.code).toBe("over_email_send_rate_limit");
    aheadMs = 2 * minute;
    const again = await signUp(email, { data: { name: "Eve" } });
    aheadMs = 0;
    expect(again.data.user).toMatchObject({ id: first.data.user?.id, user_metadata: { name: "Ann" } });
    expect(await messagesTo(server, email)).toHaveLength(2);
  });

  test("with another password makes the link one of the mailbox: the first password is void after it", async () => {
    const email = newAddress();
    await server
      .authClient()
      .signUp({ email, password: "of the hijacker", options: { data: { name: "Eve" } } });
    aheadMs = 2 * minute;
    await signUp(email);
    aheadMs = 0;
    const { tokenHash: token_hash } = await lastMessageTo(server, email);
    const { data } = await server.authClient().verifyOtp({ token_hash, type: "signup" });
    expect(data.user?.user_metadata).not.toHaveProperty("name");
    const hijacker = await server.authClient().signInWithPassword({ email, password: "of the hijacker" });
    expect(hijacker.error?.code).toBe("invalid_credentials");
  });

  test("with another password counts although no mail is sent, and when the mail is asked for once more", async () => {
    for (const isResent of [false, true]) {
      const email = newAddress();
      await server.authClient().signUp({ email, password: "of the hijacker" });
      expect((await signUp(email)).error?.code).toBe("over_email_send_rate_limit");
      if (isResent) {
        aheadMs = 2 * minute;
        await server.authClient().resend({ type: "signup", email });
        aheadMs = 0;
        expect(await messagesTo(server, email)).toHaveLength(2);
      }
      const { tokenHash: token_hash } = await lastMessageTo(server, email);
      expect((await server.authClient().verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
      const hijacker = await server.authClient().signInWithPassword({ email, password: "of the hijacker" });
      expect(hijacker.error?.code).toBe("invalid_credentials");
    }
  });

  test("with an address that is proved is answered with nobody's user, and sends nothing", async () => {
    const { email, id } = await confirmed();
    aheadMs = 2 * minute;
    const before = (await messagesTo(server, email)).length;
    const { data, error } = await signUp(email, { data: { name: "Eve" } });
    aheadMs = 0;
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, role: "", identities: [], user_metadata: { name: "Eve" } });
    expect(data.user?.id).not.toBe(id);
    expect(await messagesTo(server, email)).toHaveLength(before);
    const rows = await server.look("select act from audit_events where workspace_id = $1", [id]);
    expect(rows).toContainEqual({ act: "user.sign_up_repeated" });
    expect(await server.look("select from auth.users where email like '%@nobody.invalid'")).toEqual([]);
  });
});

describe("verify refuses", () => {
  beforeAll(() => server.look("delete from rate_limits"));

  test.each([
    ["no type", { token: "123456", email: "a@example.com" }, "Verify requires a verification type"],
    [
      "an unknown type",
      { type: "wish", token: "123456", email: "a@example.com" },
      "Unsupported verification type",
    ],
    [
      "neither code nor token",
      { type: "signup", email: "a@example.com" },
      "Verify requires a token or a token hash",
    ],
    [
      "both of them",
      { type: "signup", token: "1", token_hash: "2" },
      "Verify requires either a token or a token hash",
    ],
    [
      "a token with an address",
      { type: "signup", token_hash: "2", email: "a@example.com" },
      "Only the token_hash and type should be provided",
    ],
    [
      "a code for a mailbox with a number",
      { type: "signup", token: "123456", phone: "491701234567" },
      "Only an email address or phone number should be provided on verify",
    ],
  ])("%s", async (_what, body, message) => {
    const response = await fetch(`${server.url}/auth/v1/verify`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: "validation_failed", message });
  });

  test("a link without its token, at the site", async () => {
    expect(fragment(await open(`${server.url}/auth/v1/verify?type=signup`))).toMatchObject({
      error: "invalid_request",
      error_code: "validation_failed",
    });
  });
});

async function confirmed() {
  const email = newAddress();
  await signUp(email);
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  const { data } = await server.authClient().verifyOtp({ token_hash, type: "signup" });
  return { email, id: data.user?.id };
}
