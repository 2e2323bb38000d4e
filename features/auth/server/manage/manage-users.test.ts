import { GoTrueAdminApi } from "@supabase/auth-js";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSecretKey } from "../index.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

const secret = "a secret that is shared with older programs";
let server: AuthTestServer;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { sharedJwtSecret: secret } } });
  admin = adminWith(await createSecretKey(server.system, {}));
});
afterAll(() => server[Symbol.asyncDispose]());

function adminWith(key: string, apikey = key): GoTrueAdminApi {
  return new GoTrueAdminApi({
    url: `${server.url}/auth/v1`,
    headers: { apikey, Authorization: `Bearer ${key}` },
  });
}
const address = () => `${crypto.randomUUID()}@example.com`;
const made = async (input = {}) => {
  const { data, error } = await admin.createUser({
    email: address(),
    password: testPassword,
    email_confirm: true,
    ...input,
  });
  if (!data.user) throw error;
  return data.user;
};

describe("a program with a secret key", () => {
  it("makes a user, who signs in", async () => {
    const user = await made({ user_metadata: { name: "Ann" }, app_metadata: { plan: "pro" } });
    expect(user).toMatchObject({
      user_metadata: { name: "Ann", email_verified: true },
      app_metadata: { provider: "email", providers: ["email"], plan: "pro" },
      identities: [expect.objectContaining({ provider: "email" })],
    });
    expect(user.email_confirmed_at).toBeTruthy();
    const { data } = await server
      .authClient()
      .signInWithPassword({ email: user.email ?? "", password: testPassword });
    expect(data.user?.id).toBe(user.id);
  });

  it("is told when the address or the number is taken", async () => {
    const { email = "" } = await made();
    expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
    await admin.createUser({ phone: "+4915112345678" });
    expect((await admin.createUser({ phone: "4915112345678" })).error).toMatchObject({
      status: 422,
      code: "phone_exists",
    });
  });

  it("reads a user, and of nobody that there is none", async () => {
    const user = await made();
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(user.email);
    expect((await admin.getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: "user_not_found",
      message: "User not found",
    });
  });

  it("changes password, address and metadata; a new password ends all sessions", async () => {
    const user = await made({ user_metadata: { name: "Ann", old: 1 } });
    const client = server.authClient();
    await client.signInWithPassword({ email: user.email ?? "", password: testPassword });
    const email = address();
    const { data } = await admin.updateUserById(user.id, {
      email,
      password: "another password",
      user_metadata: { old: null, team: "sales" },
    });
    expect(data.user).toMatchObject({ email, user_metadata: { name: "Ann", team: "sales" } });
    expect(data.user?.user_metadata).not.toHaveProperty("old");
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
    const again = await server.authClient().signInWithPassword({ email, password: "another password" });
    expect(again.data.user?.id).toBe(user.id);
  });

  it("bans a user for a while, and ends the ban", async () => {
    const user = await made();
    const signIn = () =>
      server.authClient().signInWithPassword({ email: user.email ?? "", password: testPassword });
    await admin.updateUserById(user.id, { ban_duration: "24h" });
    expect((await signIn()).error?.code).toBe("user_banned");
    await admin.updateUserById(user.id, { ban_duration: "none" });
    expect((await signIn()).error).toBeNull();
    expect((await admin.updateUserById(user.id, { ban_duration: "for ever" })).error?.code).toBe(
      "validation_failed",
    );
  });

  it("lists users page by page, newest first", async () => {
    const [first, second] = [await made(), await made()];
    const page = await admin.listUsers({ page: 1, perPage: 1 });
    if (page.error) throw page.error;
    expect(page.data.users.map(({ id }) => id)).toEqual([second.id]);
    expect(page.data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    const next = await admin.listUsers({ page: 2, perPage: 1 });
    expect(next.data.users.map(({ id }) => id)).toEqual([first.id]);
  });

  it("deletes a user for good, or leaves a row that names nobody", async () => {
    const [gone, hollow] = [await made(), await made()];
    await admin.deleteUser(gone.id);
    await admin.deleteUser(hollow.id, true);
    for (const { id } of [gone, hollow]) expect((await admin.getUserById(id)).error?.status).toBe(404);
    expect(await server.look("select id from auth.users where id = $1", [gone.id])).toEqual([]);
    const [row] = await server.look("select email, encrypted_password from auth.users where id = $1", [
      hollow.id,
    ]);
    expect(JSON.stringify(row)).not.toContain(hollow.email);
    expect((await admin.deleteUser(gone.id)).error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

describe("users are managed by nobody else", () => {
  const refused = { status: 403, code: "not_admin", message: "User not allowed" };

  it("not by a visitor", async () => {
    expect((await adminWith(server.publishableKey).listUsers()).error).toMatchObject(refused);
  });

  it("not by a person, whatever the person's role in the product", async () => {
    const { session } = await server.signUpPerson();
    expect((await adminWith(session.access_token, server.publishableKey).listUsers()).error).toMatchObject(
      refused,
    );
  });

  it("not with a token that somebody else signed", async () => {
    const token = await tokenOf({ role: "service_role" }, "another secret of the same great length");
    const { error } = await adminWith(token, server.publishableKey).listUsers();
    expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  });
});

describe("a token signed with the shared secret", () => {
  it("is a key of the service role or the anonymous one, here and in the data API", async () => {
    const service = await tokenOf({ role: "service_role" });
    expect((await adminWith(service).listUsers()).error).toBeNull();
    const anonymous = await tokenOf({ role: "anon" });
    expect((await adminWith(anonymous).listUsers()).error?.code).toBe("not_admin");
  });

  it("is refused when it has expired", async () => {
    const token = await tokenOf({ role: "service_role", exp: 1_000 });
    expect((await adminWith(token, server.publishableKey).listUsers()).error?.code).toBe("bad_jwt");
  });
});

function tokenOf(claims: object, key = secret): Promise<string> {
  return new SignJWT({ iss: "old", exp: 4_102_444_800, ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(key));
}
