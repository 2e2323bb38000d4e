import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultService } from "../service/default-service.ts";
import { verifyProof } from "../testing/account-parts.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";
import { lastMessageTo } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { isAnonymousEnabled: true } } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const newAddress = () => `${randomBytes(6).toString("hex")}@example.com`;
const signIn = (email: string) => server.authClient().signInWithPassword({ email, password: testPassword });
const openLink = async (email: string) => {
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  return server.authClient().verifyOtp({ token_hash, type: "email_change" });
};
const isLive = async ({ client }: Pick<Person, "client">) => (await client.getUser()).error === null;

test("a link opened in another's mailbox gives that person the account, and its opener nothing", async () => {
  const opener = await server.signUpPerson();
  const theirs = newAddress();
  await opener.client.updateUser({ email: theirs, data: { name: "Opener" } });
  const { data, error } = await openLink(theirs);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: opener.id, email: theirs, email_confirmed_at: expect.any(String) });
  expect(data.user?.user_metadata).toMatchObject({ email: theirs, email_verified: true });
  expect(data.user?.user_metadata).not.toHaveProperty("name");
  expect((await signIn(theirs)).error?.code).toBe("invalid_credentials");
  expect(await isLive(opener)).toBe(false);
  expect((await server.authClient().getUser(data.session?.access_token)).data.user?.id).toBe(opener.id);
});

test("a link that an anonymous user requested gives its reader the account", async () => {
  const client = server.authClient();
  await client.signInAnonymously();
  const theirs = newAddress();
  await client.updateUser({ email: theirs });
  expect((await openLink(theirs)).data.user).toMatchObject({ email: theirs, is_anonymous: false });
  expect(await isLive({ client })).toBe(false);
});

test("the code, typed where the change was asked for, keeps password and session", async () => {
  const person = await server.signUpPerson();
  const next = newAddress();
  await person.client.updateUser({ email: next });
  const { code: token } = await lastMessageTo(server, next);
  const elsewhere = server.authClient();
  expect((await elsewhere.verifyOtp({ email: next, token, type: "email_change" })).error).toBeNull();
  expect((await signIn(next)).error).toBeNull();
  expect(await isLive(person)).toBe(true);
});

test("who has proved a mailbox keeps everything", async () => {
  const person = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, person.email);
  await person.client.verifyOtp({ token_hash, type: "signup" });
  const next = newAddress();
  await person.client.updateUser({ email: next });
  await openLink(person.email);
  expect((await openLink(next)).data.user?.email).toBe(next);
  expect((await signIn(next)).error).toBeNull();
});

test("a mistyped new address costs nothing while the present one is proved", async () => {
  const person = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, person.email);
  await person.client.verifyOtp({ token_hash, type: "signup" });
  const slip = newAddress();
  await person.client.updateUser({ email: slip });
  const { data, error } = await openLink(slip);
  expect([error, data.session]).toEqual([null, null]);
  expect((await person.client.getUser()).data.user).toMatchObject({ id: person.id, email: person.email });
  expect((await signIn(person.email)).error).toBeNull();
  expect((await signIn(slip)).error?.code).toBe("invalid_credentials");
});

test("with only the new mailbox asked, the account moves and keeps its password", async () => {
  const lenient = await createAuthTestServer([], { auth: { settings: { isSecureEmailChange: false } } });
  const person = await lenient.signUpPerson();
  const { tokenHash: first } = await lastMessageTo(lenient, person.email);
  await person.client.verifyOtp({ token_hash: first, type: "signup" });
  const next = newAddress();
  await person.client.updateUser({ email: next });
  const { tokenHash: token_hash } = await lastMessageTo(lenient, next);
  await lenient.authClient().verifyOtp({ token_hash, type: "email_change" });
  const again = await lenient.authClient().signInWithPassword({ email: next, password: testPassword });
  expect(again.data.user?.id).toBe(person.id);
  expect(await isLive(person)).toBe(true);
  await lenient[Symbol.asyncDispose]();
});

test("the mail asks to confirm only what is one's own", async () => {
  const person = await server.signUpPerson();
  const next = newAddress();
  await person.client.updateUser({ email: next });
  expect((await lastMessageTo(server, next)).text).toContain("only if this account is yours");
});

test("the present mailbox alone moves nothing, also at a server that does not ask for it", async () => {
  const person = await server.signUpPerson();
  await server.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
  const victim = newAddress();
  expect((await person.client.updateUser({ email: victim })).error).toBeNull();
  const settings = { ...defaultService.settings, isSecureEmailChange: false };
  const open = async (email: string) => {
    const shown = { tokenHash: (await lastMessageTo(server, email)).tokenHash };
    return verifyProof(server.system, {
      service: { ...defaultService, settings },
      type: "email_change",
      shown,
    });
  };
  expect(await open(person.email)).toMatchObject({ state: "half_proved" });
  const addressOf = () => server.look("select email from auth.users where id = $1", [person.id]);
  expect(await addressOf()).toEqual([{ email: person.email }]);
  expect(await open(victim)).toMatchObject({ state: "proved" });
  expect(await addressOf()).toEqual([{ email: victim }]);
});
