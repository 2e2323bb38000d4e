import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messagesTo } from "../proofs/testing.ts";
import { deleteEndedSessions } from "../sessions/delete-ended-sessions.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
const home = "203.0.113.7";
const dayMs = 86_400_000;

let server: AuthTestServer;
let offsetMs = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + offsetMs);
  server = await createAuthTestServer([], { now });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  offsetMs = 0;
  await server.look("delete from rate_limits");
});

/** Calls the auth service from an address with a program. */
async function post(path: string, body: object, from: { ip?: string; userAgent?: string } = {}) {
  const { ip: remoteAddress = home, userAgent = firefox } = from;
  const response = await server.server.inject({
    method: "POST",
    url: `/auth/v1${path}`,
    headers: { apikey: server.publishableKey, "user-agent": userAgent },
    payload: body,
    remoteAddress,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { refresh_token: string };
}

/** Somebody who signed up at home with Firefox, with a proved address. */
async function personAtHome() {
  const email = `${crypto.randomUUID()}@example.com`;
  await post("/signup", { email, password: testPassword, data: { locale: "en" } });
  await server.look("update auth.users set email_confirmed_at = now() where email = $1", [email]);
  return { email, signIn: (from?: { ip?: string; userAgent?: string }) => signIn(email, from) };
}

const signIn = (email: string, from?: { ip?: string; userAgent?: string }) =>
  post("/token?grant_type=password", { email, password: testPassword }, from);

async function noticesTo({ email }: Pick<Person, "email">) {
  const messages = await messagesTo(server, email);
  return messages.filter(({ kind }) => kind === "auth.session_new_device");
}

describe("a sign-in from a device that the person has not used", () => {
  it("is notified by mail, with device and network", async () => {
    const ann = await personAtHome();
    await ann.signIn({ userAgent: iphone, ip: "198.51.100.4" });
    const notices = await noticesTo(ann);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain("Safari on iOS");
    expect(notices[0]?.text).toContain("198.51.100.4");
  });

  it("is told in the language of the person", async () => {
    const ann = await personAtHome();
    await server.look(`update auth.users set raw_user_meta_data = '{"locale":"de"}' where email = $1`, [
      ann.email,
    ]);
    await ann.signIn({ userAgent: iphone });
    expect((await noticesTo(ann))[0]?.text).toContain("Ein neues Gerät");
  });

  it("is told when only the network is new, or only the program", async () => {
    const ann = await personAtHome();
    await ann.signIn({ ip: "198.51.100.4" });
    await ann.signIn({ userAgent: iphone });
    expect(await noticesTo(ann)).toHaveLength(2);
  });

  it("is told whichever way the person signed in", async () => {
    const ann = await personAtHome();
    await post("/otp", { email: ann.email });
    const link = (await messagesTo(server, ann.email)).find(({ kind }) => kind === "auth.magic_link");
    const body = { type: "email", token_hash: link?.tokenHash };
    await post("/verify", body, { userAgent: iphone });
    expect(await noticesTo(ann)).toHaveLength(1);
  });

  it("is notified in the transaction of the session", async () => {
    const ann = await personAtHome();
    const wrong = { email: ann.email, password: "not the right one" };
    const response = await server.server.inject({
      method: "POST",
      url: "/auth/v1/token?grant_type=password",
      headers: { apikey: server.publishableKey, "user-agent": iphone },
      payload: wrong,
      remoteAddress: home,
    });
    expect(response.statusCode).toBe(400);
    expect(await noticesTo(ann)).toEqual([]);
    // The device did not become known by it either.
    await ann.signIn({ userAgent: iphone });
    expect(await noticesTo(ann)).toHaveLength(1);
  });

  it("is told once when two sign-ins come at the same time, and again when devices are forgotten on another day", async () => {
    const ann = await personAtHome();
    await Promise.all([1, 2, 3].map(() => ann.signIn({ userAgent: iphone })));
    expect(await noticesTo(ann)).toHaveLength(1);
    await server.look("delete from auth.known_devices");
    await ann.signIn({ userAgent: iphone });
    expect(await noticesTo(ann)).toHaveLength(1);
    offsetMs = dayMs;
    await server.look("delete from auth.known_devices");
    await ann.signIn({ userAgent: iphone });
    expect(await noticesTo(ann)).toHaveLength(2);
  });
});

describe("no mail is sent", () => {
  it("for the session of the sign-up", async () => {
    expect(await noticesTo(await personAtHome())).toEqual([]);
  });

  it("for a sign-in from a device in use, also from another address of its network", async () => {
    const ann = await personAtHome();
    await ann.signIn();
    await ann.signIn({ ip: "203.0.113.99" });
    expect(await noticesTo(ann)).toEqual([]);
  });

  it("to an address that nobody has proved", async () => {
    const ann = await personAtHome();
    await server.look("update auth.users set email_confirmed_at = null where email = $1", [ann.email]);
    await ann.signIn({ userAgent: iphone });
    expect(await noticesTo(ann)).toEqual([]);
  });
});

describe("a device", () => {
  it("is new again after 90 days without use", async () => {
    const ann = await personAtHome();
    offsetMs = 89 * dayMs;
    await ann.signIn();
    expect(await noticesTo(ann)).toEqual([]);
    offsetMs = (89 + 91) * dayMs;
    await ann.signIn();
    expect(await noticesTo(ann)).toHaveLength(1);
  });

  it("stays in use as long as a session goes on there", async () => {
    const ann = await personAtHome();
    offsetMs = 80 * dayMs;
    const { refresh_token } = await ann.signIn();
    offsetMs = 160 * dayMs;
    await post("/token?grant_type=refresh_token", { refresh_token });
    offsetMs = 240 * dayMs;
    await ann.signIn();
    expect(await noticesTo(ann)).toEqual([]);
  });

  it("does not become known because a session of another one goes on there", async () => {
    const ann = await personAtHome();
    const { refresh_token } = await ann.signIn();
    offsetMs = 2 * dayMs;
    await post("/token?grant_type=refresh_token", { refresh_token }, { ip: "198.51.100.4" });
    await ann.signIn({ ip: "198.51.100.4" });
    expect(await noticesTo(ann)).toHaveLength(1);
  });

  it("is forgotten by the hourly job when it was not used for so long", async () => {
    const ann = await personAtHome();
    const count = async () => {
      const query =
        "select count(*)::int as count from auth.known_devices d join auth.users u on u.id = d.user_id where u.email = $1";
      return (await server.look<{ count: number }>(query, [ann.email]))[0]?.count;
    };
    await deleteEndedSessions.perform(server.system, {});
    expect(await count()).toBe(1);
    offsetMs = 91 * dayMs;
    await deleteEndedSessions.perform(server.system, {});
    expect(await count()).toBe(0);
  });
});
