import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";
import { lastMessageTo, newAddress } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { mailGapSeconds: 0 } } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const signIn = (email: string, password = testPassword) =>
  server.authClient().signInWithPassword({ email, password });
const isLive = async ({ client }: Pick<Person, "client">) => (await client.getUser()).error === null;
const isMarked = async ({ id }: Pick<Person, "id">) =>
  (await server.look("select from auth.users where id = $1 and email_contested_at is not null", [id])).length;
/** What anybody can do who knows the address. */
const askAsAnybody = (email: string) => server.authClient().resetPasswordForEmail(email);

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json(), cookies: reply.headers.getSetCookie() };
}

/** The code of the person's own confirmation, typed in a program that holds the token. */
async function typeCode(email: string, token?: string) {
  await server.authClient().resend({ type: "signup", email });
  const { code } = await lastMessageTo(server, email);
  return post(
    "/verify",
    { type: "signup", email, token: code },
    token ? { authorization: `Bearer ${token}` } : {},
  );
}

/** Opened in a browser, with what its cookies are. */
async function openLink(email: string, cookie = "") {
  const { link } = await lastMessageTo(server, email);
  const path = link.replace(/^https?:\/\/[^/]+/, server.url);
  const reply = await fetch(path, { redirect: "manual", headers: cookie ? { cookie } : {} });
  return new URLSearchParams(new URL(reply.headers.get("location") ?? "").hash.slice(1));
}

/** Signs up on a page, and keeps what its browser keeps. */
async function signUpInBrowser(email = newAddress(), origin = defaultAuthSettings.siteUrl) {
  const { body, cookies } = await post("/signup", { email, password: testPassword }, { origin });
  const client = server.authClient();
  await client.setSession(body);
  return { id: body.user.id, email, client, cookie: cookies[0]?.split(";")[0] ?? "", cookies };
}

async function expectKept(person: Pick<Person, "client" | "email" | "id">) {
  expect(await isLive(person)).toBe(true);
  expect((await signIn(person.email)).data.user).toMatchObject({
    id: person.id,
    email_confirmed_at: expect.any(String),
  });
  expect(await isMarked(person)).toBe(0);
}

async function expectVoided(person: Pick<Person, "client" | "email">) {
  expect(await isLive(person)).toBe(false);
  expect((await signIn(person.email)).error?.code).toBe("invalid_credentials");
}

test("a code typed with a session of the account keeps everything, also for a contested address", async () => {
  const person = await server.signUpPerson();
  await askAsAnybody(person.email);
  expect(await isMarked(person)).toBe(1);
  const { status, body } = await typeCode(person.email, person.session.access_token);
  expect(status).toBe(200);
  expect(body).not.toHaveProperty("holder_voided");
  await expectKept(person);
});

test("a recovery code typed with a session of the account keeps everything", async () => {
  const person = await server.signUpPerson();
  await askAsAnybody(person.email);
  const { code: token } = await lastMessageTo(server, person.email);
  const authorization = `Bearer ${person.session.access_token}`;
  await post("/verify", { type: "recovery", email: person.email, token }, { authorization });
  await expectKept(person);
});

test("a foreign session, an ended one and none at all do not keep the holder's access", async () => {
  const other = await server.signUpPerson();
  const ended = await server.signUpPerson();
  const cases: [Person, string | undefined][] = [
    [await server.signUpPerson(), other.session.access_token],
    [ended, ended.session.access_token],
    [await server.signUpPerson(), undefined],
  ];
  await ended.client.signOut();
  for (const [person, token] of cases) {
    await askAsAnybody(person.email);
    expect((await typeCode(person.email, token)).body).toMatchObject({ holder_voided: true });
    await expectVoided(person);
  }
});

test("a forged token counts as no session and is no error", async () => {
  const person = await server.signUpPerson();
  expect((await typeCode(person.email, "made.up.token")).status).toBe(200);
  await expectKept(person);
});

test("guessing the code with a session but without the mailbox achieves nothing", async () => {
  const opener = await server.signUpPerson();
  await askAsAnybody(opener.email);
  const authorization = `Bearer ${opener.session.access_token}`;
  const guess = { type: "signup", email: opener.email, token: "000000" };
  expect((await post("/verify", guess, { authorization })).body).toMatchObject({ error_code: "otp_expired" });
  expect(await isMarked(opener)).toBe(1);
});

test("a link opened in the browser that signed up keeps everything", async () => {
  const person = await signUpInBrowser();
  await askAsAnybody(person.email);
  await server.authClient().resend({ type: "signup", email: person.email });
  const landing = await openLink(person.email, person.cookie);
  expect([landing.has("access_token"), landing.get("holder_voided")]).toEqual([true, null]);
  await expectKept(person);
});

test("a link opened in a browser that signed in with the password on the site keeps everything", async () => {
  const person = await server.signUpPerson();
  const { email } = person;
  const signInAt = (origin: string, password = testPassword) =>
    post("/token?grant_type=password", { email, password }, { origin });
  expect((await signInAt("https://elsewhere.example")).cookies).toEqual([]);
  expect((await signInAt(defaultAuthSettings.siteUrl, "another one")).cookies).toEqual([]);
  const { cookies } = await signInAt(defaultAuthSettings.siteUrl);
  await askAsAnybody(email);
  const landing = await openLink(email, cookies[0]?.split(";")[0]);
  expect([landing.has("access_token"), landing.get("holder_voided")]).toEqual([true, null]);
  await expectKept(person);
  expect((await signInAt(defaultAuthSettings.siteUrl)).cookies).toEqual([]);
});

test("a link takes the account from a stranger who opened it, however they began", async () => {
  const victim = await signUpInBrowser();
  const browsers = ["", victim.cookie, "adjutant-holder=v1.made.up.by.hand"];
  for (const cookie of browsers) {
    const attacker = await signUpInBrowser();
    await askAsAnybody(attacker.email);
    // The attacker has a session and may ask for the mail; only the victim has the mail.
    await attacker.client.resend({ type: "signup", email: attacker.email });
    expect((await openLink(attacker.email, cookie)).get("holder_voided")).toBe("true");
    await expectVoided(attacker);
  }
  expect(await isLive(victim)).toBe(true);
});

test("a sign-up by a page of another origin sets no holder cookie", async () => {
  expect((await signUpInBrowser(newAddress(), "https://elsewhere.example")).cookies).toEqual([]);
  const without = await post("/signup", { email: newAddress(), password: testPassword });
  expect(without.cookies).toEqual([]);
});

test("the holder cookie is HttpOnly, is not sent by other sites, and ends with the session", async () => {
  const person = await signUpInBrowser();
  expect(person.cookies[0]).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(person.cookie).not.toContain(person.id);
  await person.client.signOut();
  await askAsAnybody(person.email);
  expect((await openLink(person.email, person.cookie)).get("holder_voided")).toBe("true");
  await expectVoided(person);
});
