import type { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lastMessageTo, messagesTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { adminWith, createAdmin } from "./testing.ts";

const site = "http://127.0.0.1:3000";
let server: AuthTestServer;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  server = await createAuthTestServer();
  ({ admin } = await createAdmin(server));
});
afterAll(() => server[Symbol.asyncDispose]());

const address = () => `${crypto.randomUUID()}@example.com`;

describe("an invitation", () => {
  it("makes a user, who comes by the link of the mail and then has a proved address", async () => {
    const email = address();
    const { data, error } = await admin.inviteUserByEmail(email.toUpperCase(), {
      data: { team: "sales" },
      redirectTo: `${site}/welcome`,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { team: "sales" },
      app_metadata: { provider: "email", providers: ["email"] },
      identities: [expect.objectContaining({ provider: "email" })],
    });
    expect(data.user?.invited_at).toBeTruthy();
    expect(data.user?.confirmation_sent_at).toBeTruthy();
    expect(data.user?.email_confirmed_at).toBeUndefined();

    const { kind, link } = await lastMessageTo(server, email);
    expect([kind, new URL(link).searchParams.get("type")]).toEqual(["auth.invite", "invite"]);
    const path = `${new URL(link).pathname.replace(/^.*\/verify/, "/verify")}${new URL(link).search}`;
    const opened = await fetch(`${server.url}/auth/v1${path}`, { redirect: "manual" });
    const target = new URL(opened.headers.get("location") ?? "");
    expect(target.pathname).toBe("/welcome");
    expect(new URLSearchParams(target.hash.slice(1)).get("type")).toBe("invite");
    const user = (await admin.getUserById(data.user?.id ?? "")).data.user;
    expect(user?.email_confirmed_at).toBeTruthy();
    expect(user?.user_metadata).toMatchObject({ team: "sales", email_verified: true });
  });

  it("may be taken up by its code as well, and be sent again until it is", async () => {
    const email = address();
    await admin.inviteUserByEmail(email);
    const again = await admin.inviteUserByEmail(email);
    expect(again.error).toBeNull();
    expect(await messagesTo(server, email)).toHaveLength(2);
    const { code } = await lastMessageTo(server, email);
    const { data } = await server.authClient().verifyOtp({ email, token: code, type: "invite" });
    expect(data.user?.id).toBe(again.data.user?.id);
    const taken = await admin.inviteUserByEmail(email);
    expect(taken.error).toMatchObject({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
  });

  it("takes the account from whoever opened it before the mailbox was proved", async () => {
    const { email, client } = await server.signUpPerson();
    await admin.inviteUserByEmail(email);
    const { tokenHash } = await lastMessageTo(server, email);
    const invited = await server.authClient().verifyOtp({ token_hash: tokenHash, type: "invite" });
    expect(invited.data.session).toBeTruthy();
    expect((await client.getUser()).error).not.toBeNull();
    const { error } = await server.authClient().signInWithPassword({ email, password: testPassword });
    expect(error?.code).toBe("invalid_credentials");
  });

  it("needs an address", async () => {
    expect((await admin.inviteUserByEmail("nobody")).error).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Unable to validate email address: invalid format",
    });
  });

  it("is sent for nobody but a program with a secret key", async () => {
    const { session } = await server.signUpPerson();
    const email = address();
    for (const key of [server.publishableKey, session.access_token]) {
      const { error } = await adminWith(server, key, { apikey: server.publishableKey }).inviteUserByEmail(
        email,
      );
      expect(error).toMatchObject({ status: 403, code: "not_admin", message: "User not allowed" });
    }
    expect(await server.look("select from auth.users where email = $1", [email])).toEqual([]);
  });
});
