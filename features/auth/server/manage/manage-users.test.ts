import type { GoTrueAdminApi } from "@supabase/auth-js";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { adminWith as adminAt, createAdmin } from "./testing.ts";

const secret = "a secret that is shared with older programs";
let server: AuthTestServer;
let admin: GoTrueAdminApi;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { sharedJwtSecret: secret } } });
  ({ admin, headers } = await createAdmin(server));
});
afterAll(() => server[Symbol.asyncDispose]());

const adminWith = (key: string, apikey = key) => adminAt(server, key, { apikey });
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

  it("chooses an id that is free, and is told of one that is taken", async () => {
    const id = crypto.randomUUID();
    const { email = "" } = await made({ id });
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    const { error } = await admin.createUser({ id, email: address() });
    expect(error).toMatchObject({
      status: 422,
      code: "user_already_exists",
      message: "A user with this id exists already",
    });
  });

  it("is told of the id of a former owner whose workspace others go on with", async () => {
    const [owner, other] = [await made(), await made()];
    await server.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      owner.id,
      other.id,
    ]);
    expect((await admin.deleteUser(owner.id)).error).toBeNull();
    const email = address();
    expect((await admin.createUser({ id: owner.id, email })).error).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringContaining("choose another id"),
    });
    expect((await admin.createUser({ email })).error).toBeNull();
    expect(await server.look("select from workspaces where id = $1", [owner.id])).toHaveLength(1);
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

  it("does not give an address or a number that another has", async () => {
    const [one, other] = [await made({ phone: "+4915155555555" }), await made()];
    expect((await admin.updateUserById(other.id, { email: one.email ?? "" })).error).toMatchObject({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
    expect((await admin.updateUserById(other.id, { phone: "+4915155555555" })).error).toMatchObject({
      status: 422,
      code: "phone_exists",
      message: "Phone number already registered by another user",
    });
  });

  it("vouches for an address, and gives a number as another way to sign in", async () => {
    const user = await made({ email_confirm: false });
    expect(user.email_confirmed_at).toBeUndefined();
    const { data } = await admin.updateUserById(user.id, { email_confirm: true, phone: "+4915166666666" });
    expect(data.user).toMatchObject({
      email_confirmed_at: expect.any(String),
      phone: "4915166666666",
      user_metadata: { email_verified: true },
      app_metadata: { provider: "email", providers: ["email", "phone"] },
    });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
  });

  it("voids links that were sent before a new password", async () => {
    const user = await made();
    const { data } = await admin.generateLink({ type: "recovery", email: user.email ?? "" });
    await admin.updateUserById(user.id, { password: "another password" });
    const hash = data.properties?.hashed_token ?? "";
    const { error } = await server.authClient().verifyOtp({ token_hash: hash, type: "recovery" });
    expect(error?.code).toBe("otp_expired");
  });

  it("ends the sessions of a person whose access token it holds", async () => {
    const { client, session, email } = await server.signUpPerson();
    const other = server.authClient();
    await other.signInWithPassword({ email, password: testPassword });
    expect((await admin.signOut(session.access_token, "others")).error).toBeNull();
    expect([(await client.getUser()).error, (await other.getUser()).error === null]).toEqual([null, false]);
    expect((await admin.signOut(session.access_token)).error).toBeNull();
    expect((await client.getUser()).error).not.toBeNull();
    expect((await admin.signOut("no.such.token")).error).toMatchObject({ status: 403, code: "bad_jwt" });
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

  it("lists the oldest first when asked to, those with a word in address or name, and no other order", async () => {
    const list = (query: string) => fetch(`${server.url}/auth/v1/admin/users?${query}`, { headers });
    const word = crypto.randomUUID();
    const [first, second] = [
      await made({ user_metadata: { name: word } }),
      await made({ email: `${word}@a.example` }),
    ];
    const { users } = await (await list(`sort=created_at asc&filter=${word}`)).json();
    expect(users.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    for (const query of ["sort=email", "per_page=0", "page=x"]) {
      const reply = await list(query);
      expect([reply.status, (await reply.json()).code]).toEqual([400, "validation_failed"]);
    }
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
