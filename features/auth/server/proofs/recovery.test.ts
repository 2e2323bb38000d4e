import { randomBytes } from "node:crypto";
import { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { lastMessageTo, messagesTo } from "./testing.ts";

let server: AuthTestServer;
let aheadMs = 0;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    now: () => new Date(Date.now() + aheadMs),
    auth: {
      issuer: "http://127.0.0.1:3000/auth/v1",
      settings: { allowedRedirects: ["https://app.example.com/**"] },
    },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const newAddress = () => `${randomBytes(6).toString("hex")}@example.com`;

/** A client of the flow in which only the browser that asked can exchange the code. */
function pkceClient(): GoTrueClient {
  const kept = new Map<string, string>();
  return new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.publishableKey, Authorization: `Bearer ${server.publishableKey}` },
    flowType: "pkce",
    autoRefreshToken: false,
    persistSession: true,
    storageKey: randomBytes(6).toString("hex"),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

async function open(link: string): Promise<URL> {
  const path = link.replace(/^https?:\/\/[^/]+/, server.url);
  const response = await fetch(path, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "");
}

async function confirmedPerson() {
  const person = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, person.email);
  await person.client.verifyOtp({ token_hash, type: "signup" });
  return person;
}

describe("recovery", () => {
  test("leads to a session in which the password is replaced", async () => {
    const { email } = await confirmedPerson();
    const client = server.authClient();
    const redirectTo = "https://app.example.com/new-password";
    expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { kind, code, link } = await lastMessageTo(server, email);
    expect(kind).toBe("auth.recovery");
    expect(link).toContain("type=recovery");
    const { error } = await client.verifyOtp({ email, token: code, type: "recovery" });
    expect(error).toBeNull();
    expect((await client.updateUser({ password: "a newer password" })).error).toBeNull();
    const { error: newOne } = await server
      .authClient()
      .signInWithPassword({ email, password: "a newer password" });
    expect(newOne).toBeNull();
    expect((await lastMessageTo(server, email)).kind).toBe("auth.password_changed");
  });

  test("ends in the browser that asked for it, by a code that is good once and with its verifier only", async () => {
    const { email, id } = await confirmedPerson();
    const client = pkceClient();
    await client.resetPasswordForEmail(email, { redirectTo: "https://app.example.com/x?a=1" });
    const { link, tokenHash } = await lastMessageTo(server, email);
    expect(tokenHash).toMatch(/^pkce_[0-9a-f]{56}$/);
    const url = await open(link);
    expect(url.hash).toBe("");
    expect(url.searchParams.get("a")).toBe("1");
    const code = url.searchParams.get("code") ?? "";
    const stranger = await exchange(code, "x".repeat(50));
    expect(stranger).toMatchObject({
      status: 400,
      code: "bad_code_verifier",
      message: "code challenge does not match previously saved code verifier",
    });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split(".")[1] ?? "", "base64url").toString(),
    );
    expect(claims.amr).toEqual([{ method: "recovery", timestamp: expect.any(Number) }]);
    expect(await exchange(code, "x".repeat(50))).toMatchObject({ status: 404, code: "flow_state_not_found" });
  });

  test("by code is too late after five minutes", async () => {
    const { email } = await confirmedPerson();
    const client = pkceClient();
    await client.resetPasswordForEmail(email);
    const url = await open((await lastMessageTo(server, email)).link);
    aheadMs = 301_000;
    const { error } = await client.exchangeCodeForSession(url.searchParams.get("code") ?? "");
    aheadMs = 0;
    expect(error).toMatchObject({ status: 422, code: "flow_state_expired" });
  });

  test("tells a page of the PKCE flow in its query as well that the link was used", async () => {
    const { email } = await confirmedPerson();
    await pkceClient().resetPasswordForEmail(email);
    const { link } = await lastMessageTo(server, email);
    await open(link);
    const url = await open(link);
    expect(url.searchParams.get("error_code")).toBe("otp_expired");
    expect(new URLSearchParams(url.hash.slice(1)).get("error_code")).toBe("otp_expired");
  });

  test("is refused without an address, and with half a challenge", async () => {
    expect(await post("/recover", {})).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Password recovery requires an email",
    });
    const half = { email: "a@example.com", code_challenge: "x".repeat(43) };
    expect(await post("/recover", half)).toMatchObject({
      code: "validation_failed",
      message: "PKCE flow requires code_challenge_method and code_challenge",
    });
    expect(await exchange("", "")).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "invalid request: both auth code and code verifier should be non-empty",
    });
  });
});

describe("an address that nobody has proved", () => {
  test("belongs to whoever opens the mail of a recovery: what its first holder has is void", async () => {
    const hijacker = await server.signUpPerson();
    const { email } = hijacker;
    await server.authClient().resetPasswordForEmail(email);
    const { tokenHash: token_hash } = await lastMessageTo(server, email);
    const owner = server.authClient();
    const { data, error } = await owner.verifyOtp({ token_hash, type: "recovery" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: hijacker.id, email });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const refreshed = await hijacker.client.refreshSession();
    expect(refreshed.error?.code).toBe("refresh_token_not_found");
    expect((await hijacker.client.getUser(hijacker.session.access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
    const again = await server.authClient().signInWithPassword({ email, password: testPassword });
    expect(again.error?.code).toBe("invalid_credentials");
    expect((await owner.getUser()).error).toBeNull();
  });

  test("keeps its password when its own holder confirms it", async () => {
    const { email, client } = await server.signUpPerson();
    const { code: token } = await lastMessageTo(server, email);
    await server.authClient().verifyOtp({ email, token, type: "signup" });
    const { error } = await server.authClient().signInWithPassword({ email, password: testPassword });
    expect(error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });
});

describe("a magic link", () => {
  test("signs a known person in, and says nothing more than to a stranger", async () => {
    const { email, id } = await confirmedPerson();
    const known = await server.authClient().signInWithOtp({ email });
    const unknown = await server.authClient().signInWithOtp({ email: newAddress() });
    expect(known).toEqual(unknown);
    const { kind, code: token } = await lastMessageTo(server, email);
    expect(kind).toBe("auth.magic_link");
    const { data } = await server.authClient().verifyOtp({ email, token, type: "email" });
    expect(data.user?.id).toBe(id);
  });

  test("makes a new user, who has proved the address by opening it", async () => {
    const email = newAddress();
    await server.authClient().signInWithOtp({ email, options: { data: { name: "Ann" } } });
    const { link } = await lastMessageTo(server, email);
    expect(link).toContain("type=signup");
    const url = await open(link);
    const { data } = await server
      .authClient()
      .getUser(new URLSearchParams(url.hash.slice(1)).get("access_token") ?? "");
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });

  test("is refused to who is unknown, when no user may be made", async () => {
    const { error } = await server
      .authClient()
      .signInWithOtp({ email: newAddress(), options: { shouldCreateUser: false } });
    expect(error).toMatchObject({
      status: 422,
      code: "otp_disabled",
      message: "Signups not allowed for otp",
    });
  });

  test.each([
    ["nobody", {}, "One of email or phone must be set"],
    [
      "a mailbox by a way for phones",
      { email: "a@example.com", channel: "sms" },
      "Channel should only be specified with Phone OTP",
    ],
    [
      "both",
      { email: "a@example.com", phone: "491701234567" },
      "Only an email address or phone number should be provided",
    ],
  ])("to %s is refused", async (_what, body, message) => {
    expect(await post("/otp", body)).toMatchObject({ status: 400, code: "validation_failed", message });
  });

  test("comes by its older name as well", async () => {
    const { email } = await confirmedPerson();
    expect(await post("/magiclink", { email })).toEqual({ status: 200 });
    expect((await lastMessageTo(server, email)).kind).toBe("auth.magic_link");
  });
});

describe("nobody learns who exists", () => {
  test.each(["/recover", "/otp", "/magiclink"])(
    "%s answers and limits a known address as an unknown one",
    async (path) => {
      const { email } = await confirmedPerson();
      for (const address of [email, newAddress()]) {
        expect(await post(path, { email: address })).toEqual({ status: 200 });
        const { status, code, message } = await post(path, { email: address });
        expect([status, code]).toEqual([429, "over_email_send_rate_limit"]);
        expect(message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
      }
    },
  );

  test.each([
    ["/recover", {}],
    ["/resend", { type: "signup" }],
    ["/resend", { type: "email_change" }],
  ])("%s %j runs the same statements for both, but for keeping them", async (path, body) => {
    const { email } = await server.signUpPerson();
    await server.look("delete from auth.message_gaps");
    await post(path, { ...body, email: newAddress() });
    const known = await statementsOf(path, { ...body, email });
    const unknown = await statementsOf(path, { ...body, email: newAddress() });
    expect(known.length).toBeGreaterThan(8);
    expect(unknown.map(kindOf)).toEqual(known.map(kindOf));
  });

  test("a simulated request for an unknown address leaves nothing behind", async () => {
    const email = newAddress();
    await post("/recover", { email });
    expect(await messagesTo(server, email)).toEqual([]);
    expect(await server.look("select from auth.one_time_tokens where relates_to = $1", [email])).toEqual([]);
  });
});

const kindOf = (statement: string) => statement.replace(/^(release|rollback to) savepoint/, "end savepoint");

/** The texts of the statements that the server sends for a request, in order. */
async function statementsOf(path: string, payload: object): Promise<string[]> {
  const texts = await recordStatements(async () => {
    const reply = await server.server.inject({
      method: "POST",
      url: `/auth/v1${path}`,
      headers: headers(),
      payload,
    });
    expect(reply.statusCode).toBe(200);
  });
  // API keys are read anew now and then, whoever asks; the call itself begins with its limit.
  return texts.slice(texts.findIndex((text) => text.includes("app.take_tokens")));
}

const headers = () => ({
  apikey: server.publishableKey,
  "content-type": "application/json",
  "x-supabase-api-version": "2024-01-01",
});

async function post(path: string, body: object) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: headers(),
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { code?: string; message?: string }) };
}
const exchange = (auth_code: string, code_verifier: string) =>
  post("/token?grant_type=pkce", { auth_code, code_verifier });
