import { afterAll, beforeAll, expect, test } from "vitest";
import { lastMessageTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test("a new person gets a session at once, and an address that counts as not confirmed", async () => {
  const { data, error } = await server.authClient().signUp({
    email: "  Ada@Example.com",
    password: "secret1",
    options: { data: { name: "Ada" } },
  });
  expect(error).toBeNull();
  expect(data.session?.token_type).toBe("bearer");
  expect(data.session?.expires_in).toBe(3600);
  expect(data.user).toMatchObject({
    email: "ada@example.com",
    aud: "authenticated",
    role: "authenticated",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { name: "Ada", email: "ada@example.com", email_verified: false },
    identities: [{ provider: "email", id: data.user?.id }],
  });
  expect(data.user).not.toHaveProperty("email_confirmed_at");
  expect(JSON.stringify(data)).not.toContain("argon2");
});

test("the password is kept as argon2id with 19 MiB and two passes", async () => {
  const { id } = await server.signUpPerson();
  const [row] = await server.look("select encrypted_password from auth.users where id = $1", [id]);
  expect(row?.encrypted_password).toMatch(/^\$argon2id\$v=19\$/);
});

test("a personal workspace with the person as owner is made in the same moment", async () => {
  const { id } = await server.signUpPerson();
  const rows = await server.look(
    "select w.id, m.role from workspaces w join memberships m on m.workspace_id = w.id where m.user_id = $1",
    [id],
  );
  expect(rows).toEqual([{ id, role: "owner" }]);
});

test("sign-up leaves two audit events in the person's workspace, without the address in clear", async () => {
  const { id, email } = await server.signUpPerson();
  const rows = await server.look<{ act: string; envelope: Buffer }>(
    "select act, envelope from audit_events where workspace_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ act }) => act)).toEqual(["user.signed_up", "session.started"]);
  expect(rows.every(({ envelope }) => !envelope.toString().includes(email))).toBe(true);
});

test("a taken address is answered with a user that does not exist and has no identities", async () => {
  const { email, id } = await server.signUpPerson();
  const { data, error } = await server
    .authClient()
    .signUp({ email: email.toUpperCase(), password: "another one", options: { data: { name: "Eve" } } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, role: "", identities: [], user_metadata: { name: "Eve" } });
  expect(data.user?.id).not.toBe(id);
  const again = await server.authClient().signInWithPassword({ email, password: "another one" });
  expect(again.error?.code).toBe("invalid_credentials");
});

test("whoever worked with an address unproved loses the account to the mailbox, once another signed up with it", async () => {
  const { client, email, id } = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  const owner = server.authClient();
  expect((await owner.signUp({ email, password: "of the mailbox" })).data.user?.identities).toEqual([]);
  expect((await client.getUser()).data.user?.id).toBe(id);
  const { data } = await owner.verifyOtp({ token_hash, type: "signup" });
  expect(data.user).toMatchObject({ id, email_confirmed_at: expect.any(String) });
  expect((await client.getUser()).data.user).toBeNull();
  const { error } = await server.authClient().signInWithPassword({ email, password: testPassword });
  expect(error?.code).toBe("invalid_credentials");
});

test("the same password once more leaves the account as it is", async () => {
  const { client, email, id } = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  await server.authClient().signUp({ email, password: testPassword });
  await server.authClient().verifyOtp({ token_hash, type: "signup" });
  expect((await client.getUser()).data.user?.id).toBe(id);
});

test("of two sign-ups with one address at once, one gets the account", async () => {
  const credentials = { email: "twice@example.com", password: "secret1" };
  const replies = await Promise.all(Array.from({ length: 6 }, () => server.authClient().signUp(credentials)));
  expect(replies.filter(({ data }) => data.session)).toHaveLength(1);
  expect(replies.filter(({ data }) => data.user?.identities?.length === 0)).toHaveLength(5);
});

test.each([
  ["five bytes of password", { email: "x@example.com", password: "12345" }, 422, "weak_password"],
  ["73 bytes of password", { email: "x@example.com", password: "a".repeat(73) }, 400, "validation_failed"],
  ["no password", { email: "x@example.com", password: "" }, 400, "validation_failed"],
  ["no address", { email: "", password: "secret1" }, 422, "anonymous_provider_disabled"],
  ["an address without a host", { email: "nobody@", password: "secret1" }, 400, "validation_failed"],
  ["an address with a blank", { email: "a b@example.com", password: "secret1" }, 400, "validation_failed"],
])("sign-up with %s is refused", async (_what, credentials, status, code) => {
  const { error } = await server.authClient().signUp(credentials);
  expect(error).toMatchObject({ status, code });
});

test("a weak password is refused with its reasons", async () => {
  const { error } = await server.authClient().signUp({ email: "y@example.com", password: "123" });
  expect(error).toMatchObject({ message: "Password should be at least 6 characters.", reasons: ["length"] });
});

test("metadata that would not fit into a token is refused", async () => {
  const { error } = await server.authClient().signUp({
    email: "z@example.com",
    password: "secret1",
    options: { data: { note: "x".repeat(5000) } },
  });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});
