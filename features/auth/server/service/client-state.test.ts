import { randomBytes } from "node:crypto";
import { type AuthChangeEvent, GoTrueClient, type SupportedStorage } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

/** A client as a browser's tab has it: with a store that outlives it, on which it may refresh by itself. */
function tab(items = new Map<string, string>(), storageKey = randomBytes(6).toString("hex")) {
  const storage: SupportedStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const client = new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.publishableKey, Authorization: `Bearer ${server.publishableKey}` },
    autoRefreshToken: false,
    persistSession: true,
    storage,
    storageKey,
  });
  onTestFinished(() => client.dispose());
  return { client, items, storageKey };
}

async function signedIn() {
  const { email } = await server.signUpPerson();
  const made = tab();
  const { data } = await made.client.signInWithPassword({ email, password: testPassword });
  if (!data.session) throw new Error("Nobody is signed in.");
  return { ...made, email, session: data.session };
}

/** Writes into the store that the access token has expired. */
function expire(items: Map<string, string>, storageKey: string) {
  const kept = JSON.parse(items.get(storageKey) ?? "{}");
  items.set(storageKey, JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1_000) - 10 }));
}

describe("a session that is kept", () => {
  it("is there again for the next client, after initialize and in getSession", async () => {
    const { items, storageKey, session } = await signedIn();
    const { client } = tab(items, storageKey);
    expect((await client.initialize()).error).toBeNull();
    expect((await client.getSession()).data.session?.refresh_token).toBe(session.refresh_token);
  });

  it("is refreshed by getSession once it has expired", async () => {
    const { items, storageKey, session } = await signedIn();
    expire(items, storageKey);
    const { data } = await tab(items, storageKey).client.getSession();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.user.id).toBe(session.user.id);
  });

  it("is refreshed without being asked while startAutoRefresh is on, and no more after stopAutoRefresh", async () => {
    const { client, items, storageKey, session } = await signedIn();
    const token = () => JSON.parse(items.get(storageKey) ?? "{}").refresh_token;
    await client.stopAutoRefresh();
    expire(items, storageKey);
    expect(token()).toBe(session.refresh_token);
    await client.startAutoRefresh();
    await expect.poll(token, { timeout: 5_000 }).not.toBe(session.refresh_token);
    await client.stopAutoRefresh();
  });

  it("can be taken over with setSession, and not with a token that nobody was given", async () => {
    const { session } = await signedIn();
    const { client } = tab();
    const { access_token, refresh_token } = session;
    expect((await client.setSession({ access_token, refresh_token })).data.user?.id).toBe(session.user.id);
    const wrong = await tab().client.setSession({ access_token: `${access_token}x`, refresh_token });
    expect(wrong.error).toMatchObject({ status: 403, code: "bad_jwt" });
    expect(wrong.data.session).toBeNull();
  });

  it("is gone for good when it ended elsewhere and its token has expired", async () => {
    const { items, storageKey, email } = await signedIn();
    const other = server.authClient();
    await other.signInWithPassword({ email, password: testPassword });
    await other.signOut({ scope: "others" });
    expire(items, storageKey);
    const { client } = tab(items, storageKey);
    expect((await client.getSession()).data.session).toBeNull();
    expect(items.has(storageKey)).toBe(false);
  });
});

describe("whoever listens with onAuthStateChange", () => {
  it("hears each change as the protocol names it, and nothing after unsubscribing or dispose", async () => {
    const { client } = tab();
    const { email } = await server.signUpPerson();
    const heard: AuthChangeEvent[] = [];
    const { data } = client.onAuthStateChange((event) => void heard.push(event));
    await client.initialize();
    await client.signInWithPassword({ email, password: testPassword });
    await client.updateUser({ data: { name: "Ann" } });
    await client.refreshSession();
    await client.signOut();
    await expect
      .poll(() => heard)
      .toEqual(["INITIAL_SESSION", "SIGNED_IN", "USER_UPDATED", "TOKEN_REFRESHED", "SIGNED_OUT"]);
    data.subscription.unsubscribe();
    await client.signInWithPassword({ email, password: testPassword });
    expect(heard).toHaveLength(5);
    await client.dispose();
    expect((await client.signInWithPassword({ email, password: testPassword })).error).toBeNull();
    expect(heard).toHaveLength(5);
  });
});

describe("a client", () => {
  it("says whether it throws what the service refuses", async () => {
    expect(tab().client.isThrowOnErrorEnabled()).toBe(false);
    const { error } = await tab().client.signInWithPassword({ email: "nobody@example.com", password: "x" });
    expect(error?.code).toBe("invalid_credentials");
    const throwing = new GoTrueClient({
      url: `${server.url}/auth/v1`,
      headers: { apikey: server.publishableKey },
      autoRefreshToken: false,
      persistSession: false,
      storageKey: randomBytes(6).toString("hex"),
      throwOnError: true,
    });
    expect(throwing.isThrowOnErrorEnabled()).toBe(true);
    await expect(
      throwing.signInWithPassword({ email: "nobody@example.com", password: "x" }),
    ).rejects.toMatchObject({ code: "invalid_credentials" });
  });

  it("checks a token with the published key, which fetchJwk gets, and refuses a forged one", async () => {
    const { client, session } = await signedIn();
    const { data } = await client.getClaims();
    expect(data?.claims).toMatchObject({ sub: session.user.id, aal: "aal1" });
    const [head, , signature] = session.access_token.split(".");
    const body = Buffer.from(JSON.stringify({ ...data?.claims, sub: crypto.randomUUID() }));
    const forged = [head, body.toString("base64url"), signature].join(".");
    expect((await tab().client.getClaims(forged)).error?.message).toContain("Invalid JWT signature");
  });
});
